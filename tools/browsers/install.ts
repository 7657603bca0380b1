import type * as TestingLibrary from '@testing-library/dom';

/**
 * What a control is found by, from the outermost on: its role and its name, or a pattern of that. The role 'field' is
 * any with such a label: those for dates have no role.
 */
export type Step = Readonly<{ role: string; name?: string; pattern?: string }>;

declare global {
  var TestingLibraryDom: typeof TestingLibrary;
  var walk: ReturnType<typeof install>;
}

/**
 * Puts into a page what the walk asks it, and listens for what goes wrong there. Runs in the page, before its own code,
 * and so uses nothing of this module.
 */
export function install() {
  const problems: string[] = [];
  addEventListener('error', ({ message }) => problems.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`unhandled: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    problems.push(`the content security policy refuses ${blockedURI} by ${effectiveDirective}`),
  );
  const { error } = console;
  console.error = (...words: unknown[]) => {
    problems.push(`the console says: ${words.map(String).join(' ')}`);
    error(...words);
  };

  const find = (steps: readonly Step[]): HTMLElement | undefined => {
    let found: HTMLElement | undefined = document.body;
    for (const { role, name, pattern } of steps) {
      if (!found) return undefined;
      const by = pattern === undefined ? name : new RegExp(pattern);
      if (role === 'field') [found] = TestingLibraryDom.queryAllByLabelText(found, by ?? /./);
      else [found] = TestingLibraryDom.queryAllByRole(found, role, by === undefined ? {} : { name: by });
    }
    return found;
  };

  const LONGEST_FRAME = 250;
  /** Until it is drawn again; a window that a busy machine does not draw is not waited for. */
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, LONGEST_FRAME);
    });
  const middle = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  /** Where to press a control, once it can be pressed there; otherwise why not. */
  const place = async (steps: readonly Step[]) => {
    const element = find(steps);
    if (!element) return 'it is not there';
    if (element.matches(':disabled, [aria-disabled=true]')) return 'it is disabled';
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    const before = middle(element);
    await frame();
    await frame();
    const at = middle(element);
    if (before.x !== at.x || before.y !== at.y) return 'it moves';
    const hit = document.elementFromPoint(at.x, at.y);
    return element.contains(hit) ? at : `${hit?.outerHTML.slice(0, 120)} lies on it`;
  };

  const words = (element: Element) =>
    (
      element.getAttribute('aria-label') ??
      (element.textContent || ((element as HTMLButtonElement).labels?.[0]?.textContent ?? element.outerHTML))
    ).slice(0, 80);
  /** Whether somebody can see and press it: not what is kept for screen readers, and nothing behind a dialog. */
  const isSeen = (element: Element): boolean => {
    if (element.closest('[inert], [aria-hidden=true]')) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { clipPath, clip, position } = getComputedStyle(box);
      if (clipPath.startsWith('inset(50%') || (position === 'absolute' && clip.startsWith('rect('))) return false;
    }
    return true;
  };
  /** The cards and dialogs around an element, by their edges or round corners, up to the next that scrolls. */
  const boxesAround = (element: Element): Element[] => {
    const boxes: Element[] = [];
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, borderLeftWidth, borderTopLeftRadius, position } = getComputedStyle(box);
      if ([overflowX, overflowY].some((overflow) => /auto|scroll/.test(overflow))) break;
      if (parseFloat(borderLeftWidth) > 0 || parseFloat(borderTopLeftRadius) > 0) boxes.push(box);
      if (position === 'fixed') break;
    }
    return boxes;
  };
  const SMALLEST = 24;
  const findFaults = (buttons: Iterable<Element>): string[] =>
    [...buttons].filter(isSeen).flatMap((button) => {
      const { left, right, top, bottom, ...own } = button.getBoundingClientRect().toJSON() as DOMRect;
      // Some reach further than they look.
      const reach = ['::before', '::after'].map((part) => getComputedStyle(button, part));
      const [width = 0, height = 0] = (['width', 'height'] as const).map((side) =>
        Math.max(own[side], ...reach.map((part) => parseFloat(part[side]) || 0)),
      );
      const isSmall = Math.min(width, height) < SMALLEST - 0.5;
      const isOutside = boxesAround(button).some((box) => {
        const around = box.getBoundingClientRect();
        return left < around.left - 1 || right > around.right + 1 || top < around.top - 1 || bottom > around.bottom + 1;
      });
      return [
        ...(isSmall ? [`“${words(button)}” is ${width.toFixed(0)} × ${height.toFixed(0)} px`] : []),
        ...(isOutside ? [`“${words(button)}” lies outside its box`] : []),
      ];
    });

  return {
    problems,
    find,
    place,
    /** What is wrong with what is shown now, apart from `problems`. */
    look: async (hasActed: boolean): Promise<string[]> => {
      await document.fonts.ready;
      await frame();
      const { documentElement: page } = document;
      const over = page.scrollWidth - window.innerWidth;
      const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.textContent?.trim());
      return [
        ...(headings.length > 0 ? [] : ['there is no heading']),
        ...(document.querySelector('[aria-busy=true]') ? ['something is still loading'] : []),
        ...(over > 0 ? [`the page scrolls ${over} px sideways`] : []),
        // Before the first act nothing need have it.
        ...(hasActed && [document.body, page, null].includes(document.activeElement as HTMLElement | null)
          ? ['nothing has the focus']
          : []),
        ...findFaults(document.querySelectorAll('button, [role=button]')),
      ];
    },
  };
}
