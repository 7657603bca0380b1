import { ofFrame } from './toolbars/Staged.tsx';

/** What takes the focus in a frame would scroll the page around it, too: a page with small pictures of stories. */
export function keepPageInPlace(): void {
  if (ofFrame === null) return;
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its element
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
