import { ofFrame } from './toolbars/Staged.tsx';
import { viewports } from './toolbars/toolbars.ts';

/** What takes the focus in a frame would scroll the page around it, too: a page with small pictures of stories. */
export function keepPageInPlace(): void {
  if (ofFrame === null) return;
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its element
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

/** Makes a small picture as wide as its story asks for. */
export async function fitPicture(viewport: unknown): Promise<void> {
  const { value } = Object(viewport) as { value?: unknown };
  const width = Object.entries(viewports).find(([name]) => name === value)?.[1].styles.width;
  const frame = window.frameElement as HTMLElement | null;
  if (!width || !frame?.inert) return;
  frame.style.width = width;
  await new Promise(requestAnimationFrame);
}
