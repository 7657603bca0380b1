/** The answer exceeds the size limit. */
export class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError';
}

/** Reads an answer to its end. Throws AnswerTooLargeError if it is longer than `maxBytes`. */
export async function readBytes({ body }: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new AnswerTooLargeError('The service’s answer is too long');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** The value that a text of JSON holds; undefined if it is none. */
export function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
