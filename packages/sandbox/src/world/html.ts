const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/** What stands on a page of HTML. */
export interface HtmlPage {
  readonly language: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Words and where they lead. */
  readonly links?: readonly (readonly [words: string, href: string])[];
}

/** A small, plain page. Addresses and phones among the paragraphs become links. */
export function toHtml({ language, title, paragraphs, links = [] }: HtmlPage): string {
  const linked = (text: string): string =>
    escaped(text)
      .replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '<a href="mailto:$&">$&</a>')
      .replaceAll(/\+\d[\d ]{7,}\d/g, (phone) => `<a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>`);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body>
<h1>${escaped(title)}</h1>
${paragraphs.map((text) => `<p>${linked(text)}</p>`).join('\n')}
${links.length > 0 ? `<ul>\n${links.map(([words, href]) => `<li><a href="${escaped(href)}">${escaped(words)}</a></li>`).join('\n')}\n</ul>` : ''}
</body>
</html>
`;
}
