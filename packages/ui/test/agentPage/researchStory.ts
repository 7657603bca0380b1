import type { Canvas } from './inStory.ts';
import { researchArgs } from './researchArgs.ts';

/** The page of the stories: active, with the samples of the contract. */
export const args = researchArgs();
/** What the page's own buttons ask for. */
export const { research } = args;
export const titles = (canvas: Canvas) =>
  canvas.getAllByRole('article').map((card: HTMLElement) => card.querySelector('h3')?.textContent);
