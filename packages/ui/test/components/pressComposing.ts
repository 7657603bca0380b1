import { fireEvent } from 'storybook/test';

/** Presses a key that belongs to an input method: as Chromium and Firefox say it, then as Safari does, too late. */
export async function pressComposing(element: Element, key: string, more: object = {}): Promise<void> {
  await fireEvent.keyDown(element, { key, isComposing: true, keyCode: 229, ...more });
  await fireEvent.keyDown(element, { key, keyCode: 229, ...more });
}
