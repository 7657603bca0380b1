import { expect, test } from 'vitest';
import { toShownReply } from './replyBlocks.ts';

const partsOf = (reply: string) => toShownReply(reply).blocks.flatMap(({ parts }) => parts);

test('plain text is one line', () => {
  expect(toShownReply(' Hello there. ')).toEqual({
    blocks: [{ kind: 'line', parts: [{ kind: 'text', text: 'Hello there.' }], gap: false, start: 0 }],
    text: 'Hello there.',
  });
});

test('an empty reply has no blocks', () => {
  expect(toShownReply(' \n ')).toEqual({ blocks: [], text: '' });
});

test('lines, gaps, and where each begins in the shown text', () => {
  const { blocks, text } = toShownReply('One\r\nTwo\n\n\n  - three');
  expect(text).toBe('One\nTwo\n  - three');
  expect(blocks.map(({ gap, start }) => [gap, start])).toEqual([
    [false, 0],
    [false, 4],
    [true, 8],
  ]);
});

test('code is literal, including marks inside it', () => {
  expect(partsOf('Run `npm **test**` now')).toEqual([
    { kind: 'text', text: 'Run ' },
    { kind: 'code', text: 'npm **test**' },
    { kind: 'text', text: ' now' },
  ]);
  const { blocks, text } = toShownReply('Try:\n```js\nconst a = `x`;\n\n<b>hi</b>\n```\nDone');
  expect(blocks.map(({ kind }) => kind)).toEqual(['line', 'code', 'line']);
  expect(text).toBe('Try:\nconst a = `x`;\n\n<b>hi</b>\nDone');
});

test('unclosed code runs to the end', () => {
  expect(toShownReply('```\na\nb').blocks).toMatchObject([{ kind: 'code', parts: [{ text: 'a\nb' }] }]);
});

test('strong text', () => {
  expect(partsOf('**34** companies')).toEqual([
    { kind: 'strong', text: '34' },
    { kind: 'text', text: ' companies' },
  ]);
});

test.each([
  ['https://example.com/a?b=c', 'https://example.com/a?b=c', 'https://example.com/a?b=c'],
  ['See https://example.com/a.', 'https://example.com/a', 'https://example.com/a'],
  ['(https://example.com/a)', 'https://example.com/a', 'https://example.com/a'],
  ['[the report](https://example.com/r)', 'the report', 'https://example.com/r'],
  ['[good.example](https://evil.example/r)', 'https://evil.example/r', 'https://evil.example/r'],
  ['[https://good.example/](https://evil.example/)', 'https://evil.example/', 'https://evil.example/'],
])('%s is a link', (reply, text, href) => {
  expect(partsOf(reply).find(({ kind }) => kind === 'link')).toEqual({ kind: 'link', text, href });
});

test.each([
  'javascript:alert(1)',
  '[x](javascript:alert(1))',
  '[x](data:text/html,x)',
  'https://good.example@evil.example/',
  '[x](https://user:pass@evil.example/)',
  'https://',
  '[x](/agents)',
  'ftp://example.com',
  '<a href="https:">x</a>',
])('%s is no link', (reply) => {
  expect(partsOf(reply).some(({ kind }) => kind === 'link')).toBe(false);
  expect(toShownReply(reply).text).toBe(reply);
});

test('punctuation after a bare address is text', () => {
  expect(toShownReply('See https://example.com/a, then rest.').text).toBe('See https://example.com/a, then rest.');
});

test('an unclosed bracket is not part of a later link', () => {
  expect(partsOf('[see [1](https://example.com/a)')).toEqual([
    { kind: 'text', text: '[see ' },
    { kind: 'link', text: '1', href: 'https://example.com/a' },
  ]);
});

// If each mark searched all the others for its end, this would time out.
test.each(['[', '[a', '`', '`a', '**', '**a', '*', '](', 'https://', '[x](https://'])(
  '300 kB of %s are read',
  (mark) => {
    const reply = mark.repeat(300_000 / mark.length);
    expect(toShownReply(reply).text.length).toBeLessThanOrEqual(reply.length);
  },
);
