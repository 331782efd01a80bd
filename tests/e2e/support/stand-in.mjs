import { fork } from 'node:child_process';

/** Stands in for the main process: starts the host, passes messages on, and can be killed. */
const host = fork('out/main/host.js', [process.argv[2]], { serialization: 'advanced', execArgv: [] });
process.send({ type: 'pid', pid: host.pid });
process.on('message', (message) => host.send(message));
host.on('message', (message) => process.send(message));
