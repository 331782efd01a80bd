/** The arrows of docs/architecture.md: what may import what. */

const ENGINE_LIBRARIES = '^node_modules/(pure-rand|valibot)/';

/** Layers of the engine, lowest first: each may import itself and what stands before it. */
const LAYERS = ['cards', 'games', 'match', 'bots', 'table', 'cli'];

const arrows = LAYERS.map((layer, place) => ({
  name: `engine-${layer}`,
  comment: `engine/${layer} may import ${LAYERS.slice(0, place + 1).join(', ')} and the files beside them only`,
  severity: 'error',
  from: { path: `^engine/${layer}/` },
  to: {
    path: '^(engine|electron|renderer|tests|scripts)/',
    pathNot: `^engine/((result|pulse)\\.ts|(${LAYERS.slice(0, place + 1).join('|')})/)`,
  },
}));

module.exports = {
  forbidden: [
    ...arrows,
    {
      name: 'engine-is-pure',
      comment: 'chance, time, files and workers are passed in; only the command line knows Node',
      severity: 'error',
      from: { path: '^engine/', pathNot: '^engine/cli/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'engine-libraries',
      comment: 'the engine needs a generator and schemas, nothing else',
      severity: 'error',
      from: { path: '^engine/', pathNot: '^engine/cli/' },
      to: { path: '^node_modules/', pathNot: ENGINE_LIBRARIES },
    },
    {
      name: 'result-and-pulse-stand-alone',
      severity: 'error',
      from: { path: '^engine/(result|pulse)\\.ts$' },
      to: {},
    },
    {
      name: 'renderer-sees-no-bots',
      comment: 'the renderer gets types and pure helpers; bots think in the host',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { path: '^engine/(bots|cli)/' },
    },
    {
      name: 'renderer-talks-by-protocol',
      comment:
        'of the table the renderer knows the messages and what a name may be; only the link of the browser starts the worker',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { path: '^engine/table/', pathNot: '^engine/table/(protocol|shapes|names)\\.ts$' },
    },
    {
      name: 'renderer-is-a-page',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'renderer-and-shell-meet-in-the-contract',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { path: '^(electron|node_modules/electron)/', pathNot: '^electron/contract\\.ts$' },
    },
    {
      name: 'shell-knows-no-page',
      severity: 'error',
      from: { path: '^electron/' },
      to: { path: '^(renderer|tests|scripts|engine/cli)/' },
    },
    {
      name: 'host-alone-runs-the-table',
      comment:
        'main and preload carry messages and count signs of life; only the host process knows the engine',
      severity: 'error',
      from: { path: '^electron/(main|preload)/|^electron/contract\\.ts$' },
      to: { path: '^(engine|electron/host)/', pathNot: '^engine/pulse\\.ts$' },
    },
    {
      name: 'host-is-plain-node',
      severity: 'error',
      from: { path: '^electron/host/' },
      to: { path: '^(node_modules/electron|electron/(main|preload))/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-needs-tests',
      severity: 'error',
      from: { path: '^(engine|electron|renderer|scripts)/' },
      to: { path: '^tests/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
