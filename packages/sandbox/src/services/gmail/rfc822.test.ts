import { expect, test } from 'vitest';
import { hasAttachment, headerOf, readMessage, textOf } from './rfc822.ts';

const read = (...lines: string[]) => readMessage(Buffer.from(lines.join('\r\n'), 'utf8'));

test('reads headers: folded, in any case, in other letters', () => {
  const part = read(
    'FROM: =?UTF-8?Q?Ewa_=C5=BB=C3=B3=C5=82=C4=87?= <e@a.example>',
    'Subject: one',
    '\ttwo',
    'X: a:b',
    '',
    'Hi',
  );
  expect(headerOf(part, 'from')).toBe('Ewa Żółć <e@a.example>');
  expect(headerOf(part, 'subject')).toBe('one two');
  expect(headerOf(part, 'x')).toBe('a:b');
  expect(headerOf(part, 'to')).toBeUndefined();
  expect(textOf(part)).toBe('Hi');
  expect(headerOf(read('Subject: =?utf-8?B?R3LDvMOf?=', ' =?utf-8?B?ZQ==?=', '', ''), 'subject')).toBe('Grüße');
  expect(headerOf(read('Subject: Grüße', '', ''), 'subject')).toBe('Grüße');
});

test.each([
  ['7bit', 'Hello = there', 'Hello = there'],
  ['8bit', 'Grüße', 'Grüße'],
  ['base64', 'R3LDvMOfZQ==', 'Grüße'],
  ['quoted-printable', 'Gr=C3=BC=\r\n=C3=9Fe', 'Grüße'],
])('decodes %s', (encoding, body, text) => {
  expect(
    textOf(read('Content-Type: text/plain; charset=utf-8', `Content-Transfer-Encoding: ${encoding}`, '', body)),
  ).toBe(text);
});

test('reads parts within parts, with files', () => {
  const part = read(
    'Content-Type: multipart/mixed; boundary="out side"',
    '',
    'preamble',
    '--out side',
    'Content-Type: multipart/alternative; boundary=in',
    '',
    '--in',
    'Content-Type: text/plain',
    '',
    'Plain',
    '--in',
    'Content-Type: text/html',
    '',
    '<p>Rich</p>',
    '--in--',
    '--out side',
    'Content-Type: application/pdf; name="a.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    'JVBERg==',
    '--out side--',
    'epilogue',
  );
  expect(part.mimeType).toBe('multipart/mixed');
  expect(part.parts?.map(({ partId, mimeType, filename }) => [partId, mimeType, filename])).toEqual([
    ['0', 'multipart/alternative', ''],
    ['1', 'application/pdf', 'a.pdf'],
  ]);
  expect(part.parts?.[0]?.parts?.map(({ partId }) => partId)).toEqual(['0.0', '0.1']);
  expect(part.parts?.[1]?.body).toEqual({ size: 4, attachmentId: 'att-1' });
  expect(textOf(part)).toBe('Plain');
  expect(hasAttachment(part)).toBe(true);
  expect(hasAttachment(read('Content-Type: text/plain', '', 'x'))).toBe(false);
});

test('takes the text out of HTML where there is nothing else', () => {
  expect(
    textOf(read('Content-Type: text/html', '', '<p>Only <b>rich</b></p>'))
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).toBe('Only rich');
});
