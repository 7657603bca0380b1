import type { Page } from 'playwright';

/**
 * What a screen reader says wrongly of the story that is shown, one line each. Words in a live region that merely stand
 * there: they would be said at load, and again whenever a dialog closes. And words of two elements that stand apart on
 * screen but follow one another in the text without a blank: they are read and copied as one, 'AI Agents7'.
 */
export const findMisheard = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Its text is read in one go. A control inside of it is read by itself.
    const units =
      'td, th, a, button, label, legend, summary, h1, h2, h3, h4, h5, h6, p, dt, option, ol > [data-state], ' +
      '[role="option"], [role^="menuitem"], [role="tab"]';
    const apart = 'a, button, li, p, td, th, label, h1, h2, h3, h4, h5, h6, [role="option"], [role^="menuitem"]';
    const live = '[role="status"], [role="log"], [aria-live]:not([aria-live="off"], [aria-live="assertive"]), output';

    const isRead = ({ data, parentElement: parent }: Text): boolean =>
      data !== '' &&
      parent !== null &&
      !parent.closest('[aria-hidden="true"], svg, style, script, select, [data-announced]') &&
      parent.checkVisibility({ visibilityProperty: true });
    const textsOf = (unit: Element): Text[] => {
      const walker = document.createTreeWalker(unit, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts.filter(isRead);
    };
    const rectsOf = (text: Text): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    };
    /** In different lines, or with a gap between them. */
    const standApart = (before: Text, after: Text): boolean => {
      const [from, to] = [rectsOf(before).at(-1), rectsOf(after)[0]];
      if (!from || !to) return false;
      return to.top >= from.bottom - 2 || to.bottom <= from.top + 2 || Math.abs(to.left - from.right) > 1;
    };
    const areGlued = (before: Text, after: Text): boolean =>
      before.parentElement !== after.parentElement &&
      /[\p{L}\p{N}]$/u.test(before.data) &&
      /^[\p{L}\p{N}]/u.test(after.data) &&
      before.parentElement?.closest(apart) === after.parentElement?.closest(apart) &&
      standApart(before, after);

    const found = new Set<string>();
    for (const region of document.querySelectorAll(`#storybook-root :is(${live}):not([data-announced])`))
      found.add(`a live region that stands there: "${region.textContent.slice(0, 60)}"`);
    for (const unit of document.body.querySelectorAll(units)) {
      const texts = textsOf(unit);
      for (const [at, after] of texts.entries()) {
        const before = texts[at - 1];
        if (before && areGlued(before, after))
          found.add(`no blank between "${before.data.slice(-30)}" and "${after.data.slice(0, 30)}"`);
      }
    }
    return [...found];
  });
