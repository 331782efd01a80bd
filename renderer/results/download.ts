/** Gives a text to the person as a file; where it goes is the browser's or the shell's question. */
export function downloadText(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: the download may not have begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
