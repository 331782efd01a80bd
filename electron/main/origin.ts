/** The one origin of the desktop edition. Everything the page loads comes from it. */
export const SCHEME = 'app';
export const ORIGIN = `${SCHEME}://dappen`;
export const PAGE = `${ORIGIN}/index.html`;

/** Whether an address belongs to our origin. (`URL.origin` is `null` for schemes it does not know.) */
export function isOurs(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return (
    url?.protocol === `${SCHEME}:` && url.host === 'dappen' && url.username === '' && url.password === ''
  );
}
