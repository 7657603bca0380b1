import type { Canvas } from './inStory.ts';
import { researchArgs } from './researchArgs.ts';

/** The stories' page: active, with the contract's samples. */
export const args = researchArgs();
/** The calls of the page's own buttons. */
export const { research } = args;
export const titles = (canvas: Canvas) =>
  canvas.getAllByRole('article').map((card: HTMLElement) => card.querySelector('h3')?.textContent);
