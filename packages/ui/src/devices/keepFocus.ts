/** Where somebody who lost their place goes on: what names, or holds, what comes after it. */
const STARTS = 'h1, h2, h3, h4, h5, h6, [role="tabpanel"], main';

const canHaveFocus = (element: Element): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  !element.closest('[inert]') &&
  // jsdom can't tell.
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true);

/** The place of an element: it stays where that was when the element, or what it is in, goes away. */
export function placeOf(element: Element): Range {
  const place = document.createRange();
  place.setStartBefore(element);
  place.collapse(true);
  return place;
}

/**
 * If nothing has the focus, gives it to the heading before a place, or to the tab panel if that begins after it, within
 * the dialog that is open. Never to a button, since a second Enter would press that.
 */
export function focusBefore(place: Range): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body && canHaveFocus(activeElement)) return;
  const around = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const starts = [...around.querySelectorAll<HTMLElement>(STARTS)].filter(canHaveFocus);
  const start = starts.findLast((each) => place.comparePoint(each, 0) < 0) ?? starts[0];
  if (!start?.hasAttribute('tabindex')) start?.setAttribute('tabindex', '-1');
  start?.focus();
}

/**
 * Watches over the focus from now on: the browser drops it to the body when what has it goes away, is hidden or
 * disabled. Whoever knows better what follows moves it at once; this comes later, with the next frame.
 */
export function keepFocus(): void {
  let held: Element | undefined;
  let place: Range | undefined;
  let frame: number | undefined;
  const look = () => {
    frame = undefined;
    if (held && place && !canHaveFocus(held)) focusBefore(place);
  };
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    held = target;
    place = placeOf(target);
  });
  document.addEventListener('focusout', () => {
    // Chromium says so before it removes an element, too. One that is still there was left by the member.
    queueMicrotask(() => {
      if (document.activeElement === document.body && held && canHaveFocus(held)) held = undefined;
    });
  });
  new MutationObserver(() => {
    frame ??= requestAnimationFrame(look);
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'inert'] });
}
