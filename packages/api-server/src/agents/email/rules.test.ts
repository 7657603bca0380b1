import { defaultWorkingHours } from '@switchboard/api-contract/agents/shared';
import { expect, test } from 'vitest';
import { peopleInWords, repliesTo, senderOf } from './Mail.ts';
import { withinHours } from './sendTime.ts';
import { whyNoReply } from './whyNoReply.ts';
import { rawMail } from './writeMail.ts';

const mail = (headers: Record<string, string>) => ({
  headers: new Map(Object.entries({ from: 'Ewa <ewa@lager.example>', to: 'ada@nordlicht.example', ...headers })),
});

test.each([
  [{}, undefined],
  [{ 'auto-submitted': 'no' }, undefined],
  [{ 'auto-submitted': 'No; because a person wrote it' }, undefined],
  [{ 'auto-submitted': 'auto-replied' }, 'replyToAutomatic'],
  [{ 'return-path': '<>' }, 'replyToAutomatic'],
  [{ 'x-auto-response-suppress': 'All' }, 'replyToAutomatic'],
  [{ precedence: 'Bulk' }, 'replyToBulk'],
  [{ 'list-unsubscribe': '<https://x.example>' }, 'replyToBulk'],
  [{ 'list-id': '<a.b>' }, 'replyToList'],
  [{ precedence: 'list' }, 'replyToList'],
  [{ from: 'no-reply@lager.example' }, 'replyToNoReply'],
  [{ from: 'Shop <do_not_reply@lager.example>' }, 'replyToNoReply'],
  [{ from: 'donotreply+7@lager.example' }, 'replyToNoReply'],
  [{ from: 'noreply@lager.example', 'reply-to': 'ewa@lager.example' }, 'replyToNoReply'],
  [{ from: 'nora.reply@lager.example' }, undefined],
  [{ from: 'Ewa' }, 'replyToNobody'],
  [{ from: 'Ada <ADA@nordlicht.example>' }, 'replyToOneself'],
])('%j: %s', (headers, reason) => {
  expect(whyNoReply(mail(headers))?.kind).toBe(reason);
});

test.each([
  ['"Sikora, Ewa" <ewa@lager.example>', 'Sikora, Ewa', 'ewa@lager.example'],
  ['Sikora, Ewa <ewa@lager.example>', 'Sikora, Ewa', 'ewa@lager.example'],
  ['jane@x.example (Jane Doe)', 'Jane Doe', 'jane@x.example'],
  ['Jane Doe [jane@x.example]', 'Jane Doe [ ]', 'jane@x.example'],
  ['"a <b@c.example>" <dana@x.example>', 'a <b@c.example>', 'dana@x.example'],
  [String.raw`"Dana \"Dee\" W." <dana@x.example>`, 'Dana "Dee" W.', 'dana@x.example'],
  ['Jane <"jane.doe"@x.example>', 'Jane', '"jane.doe"@x.example'],
  ['Office: office@x.example;', '', 'office@x.example'],
  ['=?utf-8?B?SsO8cmdlbg==?= =?UTF-8?q?_M=C3=BCller?= <j@x.example>', 'Jürgen Müller', 'j@x.example'],
  ['"=?iso-8859-1?Q?J=FCrgen?=" <j@x.example>', 'Jürgen', 'j@x.example'],
  ['=?utf-8?Q?Andr=C3?= =?utf-8?Q?=A9?= <a@x.example>', 'André', 'a@x.example'],
  ['=?ISO-2022-JP?B?GyRCRnxLXBsoQg==?= <n@x.example>', '日本', 'n@x.example'],
  ['=?UTF-8?B?Qm9zcyA8Ym9zc0B4LmV4YW1wbGU+?= <evil@y.example>', 'Boss <boss@x.example>', 'evil@y.example'],
])('%s is from %s at %s', (header, name, address) => {
  expect(senderOf(header)).toEqual({ name, address });
});

test.each([
  'a@b.example, c@d.example',
  'Team: a@b.example, c@d.example;',
  'undisclosed-recipients:;',
  'Ewa',
  'dana@localhost',
  'Ewa <ewa @lager.example>',
  '',
])('%j is from nobody to reply to', (header) => {
  expect(senderOf(header)).toBeUndefined();
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
  expect(repliesTo(mail({ 'reply-to': 'office@lager.example' }))).toEqual({
    name: 'Ewa',
    address: 'office@lager.example',
  });
});

test.each([
  // New York keeps summer time from 8 March 2026.
  ['2026-03-12T14:00:00Z', '2026-03-12T14:00:00.000Z'],
  ['2026-03-12T09:00:00Z', '2026-03-12T13:00:00.000Z'],
  ['2026-03-12T21:00:00Z', '2026-03-13T13:00:00.000Z'],
  ['2026-03-13T23:00:00Z', '2026-03-16T13:00:00.000Z'],
])('working hours: %s goes out at %s', (from, expected) => {
  expect(withinHours(defaultWorkingHours, new Date(from))?.toISOString()).toBe(expected);
});

test('without a working day there is no time', () => {
  expect(withinHours({ ...defaultWorkingHours, workingDays: [] }, new Date('2026-03-12T14:00:00Z'))).toBeUndefined();
});

test('a letter holds no header but ours, and says so if no person sent it', () => {
  const raw = rawMail({ to: 'a@b.example\r\nBcc: c@d.example', subject: 'Grüße\n\nX', content: 'ä', automatic: true });
  const [head = '', body = ''] = Buffer.from(raw, 'base64url').toString().split('\r\n\r\n');
  expect(head.split('\r\n').map((line) => line.split(':')[0])).toEqual([
    'To',
    'Subject',
    'Auto-Submitted',
    'MIME-Version',
    'Content-Type',
    'Content-Transfer-Encoding',
  ]);
  expect(Buffer.from(body, 'base64').toString()).toBe('ä');
});
