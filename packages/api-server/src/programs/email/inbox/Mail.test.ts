import { expect, test } from 'vitest';
import { peopleInWords, replyRecipient, earlierMessageIds } from './Mail.ts';

const mail = (headers: Record<string, string>) => ({
  headers: new Map(Object.entries({ from: 'Ewa <ewa@lager.example>', to: 'ada@nordlicht.example', ...headers })),
});

test('a header is kept as people read it, with each address as it is', () => {
  expect(peopleInWords('=?UTF-8?B?SsO8cmdlbg==?= <j@x.example>, b@x.example')).toBe(
    '"Jürgen" <j@x.example>, b@x.example',
  );
  expect(peopleInWords(String.raw`"Dana \"Dee\" W." <dana@x.example>`)).toBe(
    String.raw`"Dana \"Dee\" W." <dana@x.example>`,
  );
  expect(peopleInWords('=?UTF-8?B?Qm9zcyA8Ym9zc0B4LmV4YW1wbGU+?= <evil@y.example>')).toBe(
    '"Boss <boss@x.example>" <evil@y.example>',
  );
  expect(peopleInWords(`${'A'.repeat(400)} <a@x.example>`)).toMatch(/ <a@x\.example>$/);
  expect(peopleInWords('undisclosed-recipients:;')).toBe('');
});

test('a reply goes where the headers say', () => {
  expect(replyRecipient(mail({ 'reply-to': 'office@lager.example' }))).toEqual({
    name: 'Ewa',
    address: 'office@lager.example',
  });
});

test.each([
  ['"Ewa S." <ewa@l.example>, second@l.example', 'ewa@l.example'],
  ['ewa@localhost, second@l.example', 'second@l.example'],
  ['Team: a@l.example, b@l.example;', 'a@l.example'],
  ['ewa @l.example', undefined],
  ['', 'ewa@lager.example'],
])('a reply never goes past Reply-To: %j', (header, address) => {
  expect(replyRecipient(mail({ 'reply-to': header }))?.address).toBe(address);
});

test.each([
  [{ references: '<a@x> <b@x>', 'in-reply-to': '<b@x>' }, '<a@x> <b@x>'],
  [{ 'in-reply-to': '<b@x>' }, '<b@x>'],
  [{ references: '', 'in-reply-to': 'Your message <b@x>' }, 'Your message <b@x>'],
  [{ 'in-reply-to': '<a@x> <b@x>' }, undefined],
  [{}, undefined],
])('the thread before a message with %j', (headers, ids) => expect(earlierMessageIds(mail(headers))).toBe(ids));
