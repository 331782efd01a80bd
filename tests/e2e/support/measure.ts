import type { Page } from '@playwright/test';

/** What overlaps, is cut off or leaves the window on the page as it is; one line per problem. */
export const measured = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const problems: string[] = [];
    const words = (el: Element) => (el.textContent ?? '').trim().slice(0, 40);
    const KINDS = {
      '.plaque': 'plate',
      '.bubble': 'bubble',
      '.trick-card': 'card of the trick',
      '.fan li': 'Ultimo',
      '.pile': 'pile',
      '.ring': 'ring',
      '.actions > *': 'action',
      '.hand-card': 'card of the hand',
      '.note p': 'note',
      '.question, .sheet.ultimos': 'sheet',
      '.dapp': 'Dapp',
    };
    /** These may lie on each other: a fan, a hand that has to overlap. */
    const together = ['Ultimo', 'card of the hand'];
    const boxes = Object.entries(KINDS).flatMap(([selector, kind]) =>
      [...document.querySelectorAll(selector)].map((el) => ({
        kind,
        what: `${kind} "${words(el)}"`,
        box: el.getBoundingClientRect(),
      })),
    );
    for (const [i, a] of boxes.entries()) {
      if (a.box.width === 0) continue;
      const { left, right, top, bottom } = a.box;
      if (right > innerWidth + 1 || bottom > innerHeight + 1 || left < -1 || top < -1) {
        problems.push(`${a.what} leaves the window`);
      }
      for (const b of boxes.slice(i + 1)) {
        if (a.kind === b.kind && together.includes(a.kind)) continue;
        const wide = Math.min(right, b.box.right) - Math.max(left, b.box.left);
        const high = Math.min(bottom, b.box.bottom) - Math.max(top, b.box.top);
        if (wide > 0.5 && high > 0.5) {
          problems.push(`${a.what} and ${b.what} overlap by ${Math.round(wide)}×${Math.round(high)}`);
        }
      }
    }
    const TEXTS =
      '.name, .role, .marks, .bubble > span, .btn, .turn, .note, .bar-sub, .stays, .question, .sheet.ultimos, .choice, .tabs > *, .how, .fact';
    for (const el of document.querySelectorAll(TEXTS)) {
      if (el.clientWidth > 0 && el.scrollWidth > el.clientWidth + 1) {
        problems.push(`"${words(el)}" (${el.className}) is cut: ${el.scrollWidth} > ${el.clientWidth} wide`);
      }
      const scrolls = getComputedStyle(el).overflowY !== 'visible';
      if (scrolls && el.clientHeight > 0 && el.scrollHeight > el.clientHeight + 3) {
        problems.push(
          `"${words(el)}" (${el.className}) is cut: ${el.scrollHeight} > ${el.clientHeight} high`,
        );
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1)
      problems.push(`the page scrolls sideways: ${scrollWidth} > ${clientWidth}`);
    return problems;
  });
