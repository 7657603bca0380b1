/** The first paragraphs of a text; the first of them whole, however long it is. */
export function firstParagraphs(text: string, most: number): string {
  if (text.length <= most) return text;
  const gaps = [...text.matchAll(/\n\s*\n/g)].map(({ index }) => index);
  const end = gaps.findLast((at) => at <= most) ?? gaps[0] ?? text.length;
  return text.slice(0, end);
}
