import { cut } from '@switchboard/api-contract/text';

// eslint-disable-next-line no-control-regex -- control characters are what is taken out
const unseen = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+/g;

/** Puts foreign text on one line, without control characters and those that turn its direction, cut to a length. */
export function plainText(text: string | null | undefined, longest: number): string {
  return cut((text ?? '').toWellFormed().replaceAll(unseen, ' ').replaceAll(/\s+/g, ' ').trim(), longest);
}

// eslint-disable-next-line no-control-regex -- control characters are what is taken out
const unseenInLines = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Takes control characters out of foreign text, but for tabs and the ends of lines. */
export const withoutControls = (text: string): string => text.replaceAll(unseenInLines, '');

/** The same, cut to a length. */
export const plainLines = (text: string, longest: number): string =>
  cut(withoutControls(text.toWellFormed()).trim(), longest);
