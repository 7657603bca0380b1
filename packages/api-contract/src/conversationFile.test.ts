import { describe, expect, test } from 'vitest';
import { conversationFile } from './conversationFile.ts';

const now = new Date('2026-11-20T08:41:20.000Z');
const message = { id: 'message-1', role: 'user', text: 'What failed today?', at: '2026-11-20T08:38:20.000Z' };
const answer = {
  id: 'message-2',
  role: 'assistant',
  text: 'One run failed [1]. See Gmail [1, 2] and [3].',
  at: '2026-11-20T08:39:20.000Z',
  status: 'done',
  steps: [{ text: 'Reading the runs', done: true }],
  sources: [
    { n: 1, kind: 'run', id: 'run-1', label: 'Email Agent, failed', to: '/agent/email-agent?tab=executions' },
    { n: 2, kind: 'page', id: 'page', label: 'Status', to: 'https://status.example/a (b)' },
  ],
  receipts: [{ id: 'receipt-1', text: 'Email Agent is stopped.', to: '/agents/email/detail', undo: 'done' }],
  thumb: { way: 'down' as const, reason: 'Out of date' },
};
const appUrl = 'https://app.example';
const conversation = { id: 'session-1', title: 'What failed today?', messages: [message, answer] };

const markdown = (text: string, title = 'Title') =>
  conversationFile({ id: 'session-1', title, messages: [{ ...answer, text }, message] }, { format: 'md', now, appUrl })
    .text;
/** The lines of the answer. */
const quoteOf = (text: string) =>
  markdown(text)
    .split('\n## ')[1]
    ?.split('\n')
    .filter((line) => line.startsWith('>'));

describe('a conversation as Markdown', () => {
  test('has questions, answers, steps, sources as links, receipts and times', () => {
    const { name, type, text } = conversationFile(conversation, { format: 'md', now, appUrl });
    expect([name, type]).toEqual(['what-failed-today-2026-11-20.md', 'text/markdown; charset=utf-8']);
    expect(text).toBe(`# What failed today?

Exported on 2026-11-20 08:41 UTC

## Question, 2026-11-20 08:38 UTC

> What failed today?

## Answer, 2026-11-20 08:39 UTC

> One run failed [\\[1\\]](https://app.example/agent/email-agent?tab=executions). See Gmail [\\[1\\]](https://app.example/agent/email-agent?tab=executions) [\\[2\\]](https://status.example/a%20%28b%29) and \\[3\\].

Steps:

- Reading the runs

Sources:

- \\[1\\] [Email Agent, failed](https://app.example/agent/email-agent?tab=executions)
- \\[2\\] [Status](https://status.example/a%20%28b%29)

Done:

- [Email Agent is stopped.](https://app.example/agents/email/detail) (undone)

Thumb down: Out of date
`);
  });

  test('says how an answer ended that is not whole', () => {
    const cut = { ...conversation, messages: [message, { ...answer, status: 'cut' }] };
    expect(conversationFile(cut, { format: 'md', now, appUrl }).text).toContain('\n\nThis answer broke off.\n\n');
  });

  test.each([
    ['a heading', '# Mine', ['> # Mine']],
    ['an end of the quotation', 'one\n\n## Answer\rtwo', ['> one', '>', '> ## Answer', '> two']],
    ['a block of code that never ends', '```\n<b>', ['> ```', '> <b>']],
    ['code within a list, whose end is not certain', '- ```\n<b>', ['> - ```', '> \\<b>']],
    ['a tag', 'a <img src=x> \\<i> \\\\<u> 1 < 2', ['> a \\<img src=x> \\<i> \\\\\\<u> 1 < 2']],
    ['a comment that never ends', '<!-- all', ['> \\<!-- all']],
    ['a definition', '[1]: https://evil.example', ['> \\[1]: https://evil.example']],
    ['a definition on several lines', 'a\n\n[b\nc]: /x', ['> a', '>', '> \\[b', '> c]: /x']],
  ])('keeps %s within the message', (_, text, lines) => {
    expect(quoteOf(text)).toEqual(lines);
  });

  test.each([
    ['שלום\u202Eabc', 'שלוםabc'],
    ['a\n# b', 'a \\# b'],
    ['__proto__', '\\_\\_proto\\_\\_'],
    ['<b>[x](javascript:1)', '\\<b\\>\\[x\\](javascript:1)'],
    ['- item', '\\- item'],
    ['1. item', '1\\. item'],
  ])('shows the title %j on one line, as it is', (title, shown) => {
    expect(markdown('x', title).split('\n', 1)).toEqual([`# ${shown}`]);
  });

  test('links nothing but web pages and the app', () => {
    for (const to of ['javascript:alert(1)', '//evil.example', 'data:text/html,x', undefined]) {
      const sources = [{ n: 1, kind: 'page', id: 'x', label: 'Page', to }];
      const messages = [{ ...answer, text: 'So [1]', sources, receipts: [] }];
      const { text } = conversationFile({ ...conversation, messages }, { format: 'md', now, appUrl });
      expect(text).toContain('> So \\[1\\]\n');
      expect(text).toContain('- \\[1\\] Page\n');
    }
  });

  test('takes a message of 100 kB', () => {
    const long = 'word '.repeat(20_000);
    expect(quoteOf(long)).toEqual([`> ${long}`]);
  });
});

test('a conversation as JSON is all of it, odd texts as they are', () => {
  const odd = { ...message, text: '</script>\u202E"\\\n__proto__ \u0336Z' };
  const { name, type, text } = conversationFile(
    { ...conversation, title: '日本', messages: [odd, answer] },
    { format: 'json', now, appUrl },
  );
  expect([name, type]).toEqual(['conversation-2026-11-20.json', 'application/json; charset=utf-8']);
  expect(JSON.parse(text)).toEqual({
    ...conversation,
    title: '日本',
    messages: [odd, answer],
    appUrl,
    exportedAt: now.toISOString(),
  });
});
