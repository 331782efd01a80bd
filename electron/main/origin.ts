/** The one origin of the desktop edition. Everything the page loads comes from it. */
export const SCHEME = 'app';
const ORIGIN = `${SCHEME}://dappen`;
export const PAGE = `${ORIGIN}/index.html`;

/** Whether an address is that of something our page made itself, a score sheet to be kept, say. */
export const isMadeHere = (address: string): boolean => address.startsWith(`blob:${ORIGIN}/`);

/** Whether an address belongs to our origin. (`URL.origin` is `null` for schemes it does not know.) */
export function isOurs(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return (
    url?.protocol === `${SCHEME}:` && url.host === 'dappen' && url.username === '' && url.password === ''
  );
}
