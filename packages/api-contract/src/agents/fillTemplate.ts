import type { Addressee } from './email.ts';

const placeholder = /\{[a-z][a-z_-]{0,29}\}/gi;

/** The words in braces that a text still has, each once. */
export const placeholdersIn = (text: string): string[] => [...new Set(text.match(placeholder))];

/** What keeps a message from being sent, by field: words in braces that nobody has filled in. */
export function placeholderProblems(fields: Readonly<Record<'subject' | 'content', string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, text]) => {
      const words = placeholdersIn(text);
      return words.length === 0 ? [] : [[field, `Fill in ${words.join(', ')} before it is sent`]];
    }),
  );
}

/** Fills in what is known of the addressee: {name} is the first name. What is not known stays, to be filled in. */
export function fillTemplate(text: string, { name, company }: Addressee): string {
  const values = new Map([
    ['{name}', name?.trim().split(/\s+/)[0]],
    ['{company}', company?.trim()],
  ]);
  return text.replaceAll(placeholder, (word) => values.get(word.toLowerCase()) || word);
}
