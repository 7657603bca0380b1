import { expect, test } from 'vitest';
import { readSender, senderInWords } from './sender.ts';

test.each([
  ['"Giulia, Osteria" <kontakt@osteria.example>', 'Giulia, Osteria', 'kontakt@osteria.example'],
  ['Dana Whitfield <dana@example.com>', 'Dana Whitfield', 'dana@example.com'],
  ['"Dana \\"Dee\\" W." <dana@example.com>', 'Dana "Dee" W.', 'dana@example.com'],
  ['"a <b@c.example>" <dana@example.com>', 'a <b@c.example>', 'dana@example.com'],
  ['Dr. "D. W." Jones <dana@example.com>', 'Dr. D. W. Jones', 'dana@example.com'],
  ['<dana@example.com>', '', 'dana@example.com'],
  ['dana@example.com', '', 'dana@example.com'],
  ['dana@example.com (Dana)', 'Dana', 'dana@example.com'],
  ['=?utf-8?B?SsO8cmdlbg==?= =?UTF-8?q?_M=C3=BCller?= <j@example.com>', 'Jürgen Müller', 'j@example.com'],
  ['"=?iso-8859-1?Q?J=FCrgen?=" <j@example.com>', 'Jürgen', 'j@example.com'],
  ['=?x-unknown?Q?J=FCrgen?= <j@example.com>', '=?x-unknown?Q?J=FCrgen?=', 'j@example.com'],
  ['=?utf-8?B?%%%?= <j@example.com>', '=?utf-8?B?%%%?=', 'j@example.com'],
  ['A <a@example.com>, B <b@example.com>', 'A <a@example.com>, B <b@example.com>', ''],
  ['  ', '', ''],
  [undefined, '', ''],
])('%j is from %j at %j', (header, name, address) => {
  expect(readSender(header)).toEqual({ name, address });
});

test('in one line there are no quotes, and nothing for nobody', () => {
  expect(senderInWords('"Giulia, Osteria" <kontakt@osteria.example>')).toBe(
    'Giulia, Osteria <kontakt@osteria.example>',
  );
  expect(senderInWords('<dana@example.com>')).toBe('dana@example.com');
  expect(senderInWords(' ')).toBeUndefined();
});

test('a long header of quotes is read in no time', () => {
  const began = performance.now();
  readSender('"'.repeat(50_000));
  readSender(`${'"a" '.repeat(20_000)}<`);
  expect(performance.now() - began).toBeLessThan(500);
});
