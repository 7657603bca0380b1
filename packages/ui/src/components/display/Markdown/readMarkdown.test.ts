import { expect, test } from 'vitest';
import { readMarkdown, textsIn, toSpoken, type MarkdownElement, type MarkdownNode } from './readMarkdown.ts';

const elementsIn = (nodes: readonly MarkdownNode[]): MarkdownElement[] =>
  nodes.flatMap((node) => (typeof node === 'object' && 'tag' in node ? [node, ...elementsIn(node.nodes)] : []));
const linksIn = (text: string) => elementsIn(readMarkdown(text)).filter(({ tag }) => tag === 'a');
const seen = (text: string) => textsIn(readMarkdown(text)).join('');

test.each([
  ['https://example.com/a?b=c', 'https://example.com/a?b=c', 'https://example.com/a?b=c'],
  ['See https://example.com/a.', 'https://example.com/a', 'https://example.com/a'],
  ['(https://example.com/a)', 'https://example.com/a', 'https://example.com/a'],
  ['www.example.com', 'www.example.com', 'http://www.example.com'],
  ['write to dana@example.com', 'dana@example.com', 'mailto:dana@example.com'],
  ['[the report](https://example.com/r)', 'the report', 'https://example.com/r'],
  ['[good.example](https://evil.example/r)', 'https://evil.example/r', 'https://evil.example/r'],
  ['[https://good.example/](https://evil.example/)', 'https://evil.example/', 'https://evil.example/'],
  ['[**good.example**](https://evil.example/)', 'https://evil.example/', 'https://evil.example/'],
  ['[dana@good.example](mailto:dana@evil.example)', 'mailto:dana@evil.example', 'mailto:dana@evil.example'],
  ['[see [1](https://example.com/a)', '1', 'https://example.com/a'],
  ['[](https://example.com/a)', 'https://example.com/a', 'https://example.com/a'],
  ['![a picture](https://example.com/p.png)', 'a picture', 'https://example.com/p.png'],
])('%s is a link', (text, label, href) => {
  const links = linksIn(text);
  expect(links.map((link) => [textsIn([link]).join(''), link.href])).toEqual([[label, href]]);
});

test.each([
  'javascript:alert(1)',
  '[x](javascript:alert(1))',
  '[x](data:text/html,x)',
  '![x](data:image/png;base64,x)',
  'https://good.example@evil.example/',
  '[x](https://user:pass@evil.example/)',
  'https://',
  '[x](/agents)',
  'ftp://example.com',
  'Say <a href="https:">x</a>',
  '<img src=x onerror=alert(1)>',
])('%s is no link, and shown as it was written', (text) => {
  expect(linksIn(text)).toEqual([]);
  expect(seen(text)).toBe(text);
});

// If each mark searched all the others for its end, or each level called itself, this would time out or overflow.
test.each(['[', '[a', '`', '`a', '**', '**a', '*', 'a*b_c', '](', 'https://', '[x](https://', '> ', '1. ', '|a', '<a'])(
  '300 kB of %s are read',
  (mark) => {
    const text = mark.repeat(300_000 / mark.length);
    expect(seen(text).length).toBeLessThanOrEqual(text.length);
  },
);

test('what is read out has no marks and no numbers of sources', () => {
  expect(
    toSpoken(
      '## Today\n\nTwo runs **failed** [1], see [the log](https://a.example/) [2][3].\n\n- `Email Agent`\n- Maps\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n```js\nx[1]\n```',
    ),
  ).toBe('Today\nTwo runs failed, see the log.\nEmail Agent\nMaps\nA, B\n1, 2\nx[1]');
  expect(toSpoken(' Hello there. ')).toBe('Hello there.');
  expect(toSpoken(' \n ')).toBe('');
});

test.each([
  ['One.\n\nTwo', ['One.']],
  ['One.\n\nTwo.\n\n', ['One.', 'Two.']],
  ['One.\n\n- a\n- b\n- c', ['One.', 'a', 'b']],
  ['- a', []],
  ['|A|B|\n|---|---|\n|1|2|\n|3', ['A', 'B', '1', '2']],
  ['```\na\nb', []],
])('of %j, which goes on, whole blocks are shown', (text, texts) => {
  expect(textsIn(readMarkdown(text, true))).toEqual(texts);
});
