let zone: string | undefined;

/** The zone of times that name none: the machine's, unless set. */
export const readerZone = (): string | undefined => zone;

/** Shows such times in this zone from now on, whatever the machine's is; undefined goes back to the machine's. */
export function setReaderZone(timeZone: string | undefined): void {
  zone = timeZone;
}
