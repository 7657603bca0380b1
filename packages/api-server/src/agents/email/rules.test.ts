import { defaultWorkingHours } from '@switchboard/api-contract/agents/shared';
import { expect, test } from 'vitest';
import { repliesTo, senderOf } from './Mail.ts';
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

test('a reply goes where the headers say', () => {
  expect(senderOf('"Sikora, Ewa" <ewa@lager.example>')).toEqual({ name: 'Sikora, Ewa', address: 'ewa@lager.example' });
  expect(senderOf('a@b.example, c@d.example')).toBeUndefined();
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
