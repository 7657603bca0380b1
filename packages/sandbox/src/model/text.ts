import { shareOf } from '../world/words.ts';

/** Sentences that give orders to whoever reads them: material, never instructions. */
const order =
  /\bignore (?:all|any|every|your|the|these|previous|earlier)\b|\b(?:assistant|model|robot) that reads\b|\byour (?:earlier |system )?(?:instructions|prompt)\b|^system:/i;

export const givesOrders = (text: string): boolean => order.test(text);

const boundary = /(?<=[.!?…])["”»)]*\s+(?=[\p{Lu}\d“„"(])|\s*\[\.\.\.\]\s*|\n+/u;

/** The sentences of a text, without greetings, signatures and orders to the reader. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const raw of text.split(boundary)) {
    const sentence = raw.replaceAll(/\s+/g, ' ').trim();
    if (/^(?:kind|best|warm|many)? ?(?:regards|wishes|greetings)\b|^(?:yours|sincerely|unsubscribe)\b/i.test(sentence))
      break;
    if (/^(?:hello|hi|dear|good (?:morning|day|evening))\b[^.?!]{0,40},?$/i.test(sentence)) continue;
    if (sentence.split(' ').length > 2 && !givesOrders(sentence)) sentences.push(sentence);
  }
  return sentences;
}

/** Sentences with the wanted words first; otherwise as they stand. Each once. */
export const rankSentences = (sentences: readonly string[], wanted: readonly string[]): string[] =>
  [...new Set(sentences)]
    .map((sentence) => ({ sentence, fit: shareOf(wanted, sentence) }))
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ sentence }) => sentence);

/** As many whole sentences as fit; of a first one that is too long, as many words as fit. */
export function fitSentences(sentences: readonly string[], longest: number): string {
  let text = '';
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (longer.length > longest) break;
    text = longer;
  }
  return text === '' ? cutAtWord(sentences[0] ?? '', longest) : text;
}

/** A text cut at a word. */
export function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const space = text.lastIndexOf(' ', longest - 1);
  return `${text.slice(0, space > 0 ? space : longest - 1).replace(/[,;:–-]$/, '')}…`.slice(0, longest);
}

/** A name such as `failedOnly` or `key_points` in words. */
export const inWords = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
