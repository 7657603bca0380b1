import type { Played } from './Played.ts';

/** Finds a toast by its words and points at it, so that it stays: its time does not run while the pointer is there. */
export async function pointAtToast({ canvas, userEvent }: Played, words: string): Promise<HTMLElement> {
  const toast = await canvas.findByText(words);
  await userEvent.hover(toast);
  return toast;
}
