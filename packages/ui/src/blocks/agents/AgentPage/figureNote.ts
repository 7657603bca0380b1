import { NONE } from '../../../format/numbers.ts';

/** What stands under a figure, such as '58 added today'; nothing where the figure that it tells of is missing. */
export const figureNote = (figure: string, words: (figure: string) => string): string | undefined =>
  figure === NONE ? undefined : words(figure);
