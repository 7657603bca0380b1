/** The text in the 26 letters, as names stand in addresses: `Żółć` is `Zolc`, `Müller` is `Mueller`. */
export const plainLetters = (text: string): string =>
  text
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('Ä', 'Ae')
    .replaceAll('Ö', 'Oe')
    .replaceAll('Ü', 'Ue')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');

/** The text as part of an address: `Zum Fröhlichen Fuchs` is `zum-froehlichen-fuchs`. */
export const slugOf = (text: string): string =>
  plainLetters(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
