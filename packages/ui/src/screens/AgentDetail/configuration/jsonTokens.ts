/** A piece of JSON text in one colour. */
export interface JsonToken {
  readonly kind: 'name' | 'text' | 'other';
  readonly text: string;
}

/** Longer text is not coloured: so many elements would make typing slow. */
const LONGEST = 20_000;
const QUOTED = /"(?:[^"\\\n]|\\.)*"?/g;

/**
 * Splits text into names, quoted text and everything else. Joined, the pieces are the text again, even if it is not
 * JSON.
 */
export function jsonTokens(text: string): JsonToken[] {
  if (text.length > LONGEST) return [{ kind: 'other', text }];
  const tokens: JsonToken[] = [];
  let at = 0;
  for (const { 0: quoted, index } of text.matchAll(QUOTED)) {
    if (index > at) tokens.push({ kind: 'other', text: text.slice(at, index) });
    at = index + quoted.length;
    tokens.push({ kind: /^\s*:/.test(text.slice(at, at + 20)) ? 'name' : 'text', text: quoted });
  }
  if (at < text.length) tokens.push({ kind: 'other', text: text.slice(at) });
  return tokens;
}
