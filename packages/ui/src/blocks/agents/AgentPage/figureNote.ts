import { NONE } from '../../../format/numbers.ts';

/** The note under a figure, such as '58 added today'; nothing if that figure is missing. */
export const figureNote = (figure: string, words: (figure: string) => string): string | undefined =>
  figure === NONE ? undefined : words(figure);
