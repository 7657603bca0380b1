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
  ['A <a@example.com>, B <b@example.com>', 'A <a@example.com>, B <b@example.com>', ''],
  ['"Jürgen Müller" <j@example.com>', 'Jürgen Müller', 'j@example.com'],
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

test.each(['"'.repeat(50_000), `${'"a" '.repeat(20_000)}<`])('a long header of quotes is read', (header) => {
  expect(readSender(header)).toBeDefined();
});
