import { cut } from '@switchboard/api-contract/cut';

// eslint-disable-next-line no-control-regex -- control characters are what is taken out
const unseen = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** Puts foreign text on one line, without control characters, cut to a length. */
export function plainText(text: string | null | undefined, longest: number): string {
  return cut((text ?? '').toWellFormed().replaceAll(unseen, ' ').replaceAll(/\s+/g, ' ').trim(), longest);
}
