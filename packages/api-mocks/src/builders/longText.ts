const sentence =
  'Collects what the partner sent, compares it with the last delivery and writes down every difference that somebody has to look at before the week is over. ';

/** Prose of exactly `length` characters, for clipping and wrapping. */
export function longText(length = 400): string {
  return sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length);
}

/** One unbreakable word of exactly `length` characters. */
export function longWord(length = 120): string {
  return 'Donaudampfschifffahrtsgesellschaft'.repeat(Math.ceil(length / 34)).slice(0, length);
}
