import type { Credentials } from '../providers/whoAmI.ts';

/** Shorter values are not secrets, and replacing them would damage ordinary words. */
const shortest = 8;

/** Replaces every stored value of a connection in a text with dots. */
export function redactor(credentials: Credentials): (text: string) => string {
  const values = Object.values(credentials).filter((value) => value.length >= shortest);
  return (text) => values.reduce((clean, value) => clean.replaceAll(value, '…'), text);
}
