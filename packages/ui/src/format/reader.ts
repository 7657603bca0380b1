let zone: string | undefined;
let language: string | undefined;

/** The language of the pages. Text in another language is marked with `lang`. */
export const pageLanguage = 'en';

/** The zone for times without one of their own: the machine's by default. */
export const readerZone = (): string | undefined => zone;

/** The language of dates and numbers, a BCP 47 tag: the browser's by default. */
export const readerLanguage = (): string | undefined => language;

/** Sets the zone for such times; undefined restores the machine's. */
export function setReaderZone(timeZone: string | undefined): void {
  zone = timeZone;
}

/** Sets the language of dates and numbers; undefined restores the browser's. */
export function setReaderLanguage(tag: string | undefined): void {
  language = tag;
}
