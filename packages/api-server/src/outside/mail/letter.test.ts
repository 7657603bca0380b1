import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { rawMail, type Letter } from './letter.ts';

const letter = { to: 'a@b.example', subject: 'Order', content: 'Hello' };
const written = (more: Partial<Letter>) => Buffer.from(rawMail({ ...letter, ...more }), 'base64url').toString();
const read = (more: Partial<Letter>) => PostalMime.parse(written(more));
const id = (index: number) => `<${index}.${'a'.repeat(40)}@mail.lager.example>`;
const ids = (count: number) => Array.from({ length: count }, (_, index) => id(index));

test('a letter holds no header but ours, and says so if no person sent it', async () => {
  const injected = {
    to: 'a@b.example\r\nBcc: c@d.example',
    subject: 'Grüße\n\nX-Evil: 1',
    inReplyTo: '<1@x.example>\r\nBcc: <c@d.example>',
    references: '<0@x.example>\r\n\r\nBody',
    automatic: true,
  };
  const { headers } = await read(injected);
  expect(headers.map(({ originalKey }) => originalKey)).toEqual([
    'To',
    'Subject',
    'In-Reply-To',
    'References',
    'Auto-Submitted',
    'MIME-Version',
    'Content-Type',
    'Content-Transfer-Encoding',
  ]);
  expect(written({})).not.toContain('Auto-Submitted');
});

test.each([
  'Grüße aus Łódź 🚚',
  `${'Grüße aus Łódź 🚚 '.repeat(20)}!`,
  'Zażółć gęślą jaźń',
  '価格についてのお問い合わせ',
  '👩‍👩‍👧‍👦'.repeat(12),
  'Order =?UTF-8?B?',
  'a plain subject that is rather long '.repeat(8).trim(),
  'مرحبا',
])('%s is read as it was written', async (subject) => {
  const content = `${subject}\n.\nFrom here\r\n\ttab`;
  const mail = await read({ subject, content });
  expect(mail.subject).toBe(subject);
  expect(mail.text?.trim()).toBe(content.replaceAll(/\r?\n/g, '\r\n'));
  for (const line of written({ subject, content }).split('\r\n')) expect(line.length).toBeLessThanOrEqual(78);
});

test('half of a character and what begins no line do no harm', async () => {
  const mail = await read({ subject: 'Hello \ud83d', content: 'A\ud83dB' });
  expect(mail.subject).toBe('Hello \ufffd');
  expect(mail.text?.trim()).toBe('A\ufffdB');
});

test('forty references keep the first and the newest, whole, on short lines', async () => {
  const all = ids(40);
  const given = { inReplyTo: id(40), references: all.join('\r\n ') };
  const { references = '', inReplyTo } = await read(given);
  const named = references.split(/\s+/);
  expect(inReplyTo).toBe(id(40));
  expect([named[0], named.at(-2), named.at(-1)]).toEqual([id(0), id(39), id(40)]);
  expect(named.filter((one) => ![...all, id(40)].includes(one))).toEqual([]);
  for (const line of written(given).split('\r\n')) expect(line.length).toBeLessThanOrEqual(78);
});

test.each([
  [undefined, undefined, undefined],
  ['no id', '<1@x.example>', undefined],
  ['<1@x.example>', undefined, '<1@x.example>'],
  ['<1@x.example>', '<0@x.example> <1@x.example>', '<0@x.example> <1@x.example>'],
  ['<2@x.example>', '<0@x.example>,<1@x.example>', '<0@x.example> <1@x.example> <2@x.example>'],
  ['<2@x.example>', `<0@x.example> <${'x'.repeat(2_000)}@x.example>`, '<0@x.example> <2@x.example>'],
])('an answer to %j in %j refers to %j', async (inReplyTo, references, expected) => {
  expect((await read({ inReplyTo, references })).references).toBe(expected);
});
