let zone: string | undefined;
let language: string | undefined;

/** The language of the words on the pages; whoever shows a text in another one says so with `lang`. */
export const pageLanguage = 'en';

/** The zone of times that name none: the machine's, unless set. */
export const readerZone = (): string | undefined => zone;

/** The language of dates and numbers, a BCP 47 tag: the browser's, unless set. */
export const readerLanguage = (): string | undefined => language;

/** Shows such times in this zone from now on, whatever the machine's is; undefined goes back to the machine's. */
export function setReaderZone(timeZone: string | undefined): void {
  zone = timeZone;
}

/** Shows dates and numbers as this language has them; undefined goes back to the browser's. */
export function setReaderLanguage(tag: string | undefined): void {
  language = tag;
}
