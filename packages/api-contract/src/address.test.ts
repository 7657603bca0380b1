import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { calendarSettings, newEvent } from './agents/calendar.ts';
import { newEmail } from './agents/email.ts';
import { newLead } from './agents/leadGeneration.ts';
import { invitationRequest } from './members.ts';
import { notificationTestRequest } from './notifications.ts';
import { emailAddress, readAddress, readMailbox, readUserName } from './address.ts';

describe('the mailbox of a header', () => {
  test.each([
    ['"Ewa Sikora" <ewa@x.example>', 'Ewa Sikora'],
    ['"Ewa \\"E\\" Sikora" <ewa@x.example>', 'Ewa "E" Sikora'],
    ['Sikora, Ewa <ewa@x.example>', 'Sikora, Ewa'],
    ['"Sikora, Ewa" <ewa@x.example>', 'Sikora, Ewa'],
    ['ewa@x.example (Ewa Sikora)', 'Ewa Sikora'],
    ['=?UTF-8?B?SsO8cmdlbg==?= <ewa@x.example>', 'Jürgen'],
    ['=?iso-8859-1?Q?J=FCrgen?= =?iso-8859-1?Q?_Ott?= <ewa@x.example>', 'Jürgen Ott'],
    ['"=?iso-8859-1?Q?J=FCrgen?=" <ewa@x.example>', 'Jürgen'],
    ['=?utf-8?B?SsO8cmdlbg==?= =?UTF-8?q?_M=C3=BCller?= <ewa@x.example>', 'Jürgen Müller'],
    ['=?utf-8?Q?Andr=C3?= =?utf-8?Q?=A9?= <ewa@x.example>', 'André'],
    ['=?ISO-2022-JP?B?GyRCRnxLXBsoQg==?= <ewa@x.example>', '日本'],
    ['=?UTF-8?B?Qm9zcyA8Ym9zc0B4LmV4YW1wbGU+?= <ewa@x.example>', 'Boss <boss@x.example>'],
    ['"someone@else.example" <ewa@x.example>', 'someone@else.example'],
    ['=?utf-8?Q?someone=40else.example?= <ewa@x.example>', 'someone@else.example'],
    ['Ewa\u00A0\u200BSikora\r\n <ewa@x.example>', 'Ewa Sikora'],
    ['Ewa < ewa@x.example >', 'Ewa'],
    ['"Ewa <boss@x.example>" <ewa@x.example>', 'Ewa <boss@x.example>'],
    ['<ewa@x.example>', ''],
    ['ewa@x.example', ''],
    ['ewa@x.example <ewa@x.example>', ''],
  ])('%s names %s', (header, name) => {
    expect(readMailbox(header)).toEqual({ name, address: 'ewa@x.example' });
  });

  test.each([
    '',
    'Ewa Sikora',
    'undisclosed-recipients:;',
    'team: ewa@x.example, ben@x.example;',
    'ewa@x.example, ben@x.example',
    '=?utf-8?B?ZXdhQHguZXhhbXBsZQ==?=',
    '"ewa@x.example" <>',
    'Ewa <ewa @x.example>',
    'ewa@localhost',
    'Ewa <ewa@x.example>, Ben <ben@x.example>',
  ])('%s has not one', (header) => {
    expect(readMailbox(header)).toBeUndefined();
  });
});

describe('an address that somebody typed', () => {
  test.each([
    '<cy@x.example>',
    'cy@x.example;',
    'cy@x.example, ',
    'mailto:cy@x.example',
    'MAILTO:cy@x.example',
    'Cy <cy@x.example>',
    '<cy@x.example',
    '\u00A0cy@x.example\u00A0',
    'cy\u200B@x.example',
    'cy@x\u00AD.example',
    '\u200Fcy@x.example\u200E',
    '\u202Acy@x.example\u202C',
    '\uFEFFcy@x.example\u2060',
  ])('%j is cleaned', (typed) => {
    expect(readAddress(typed)).toBe('cy@x.example');
  });

  test.each([
    'o’neil@x.example',
    'cy@x',
    'cy@x.e',
    'cy@x.12',
    'cy@10.0.0.1',
    'cy@[10.0.0.1]',
    'cy@-x.example',
    'cy@x-.example',
    'cy@x..example',
    'cy@x_y.example',
    'cy@x.example.',
    'cy..lee@x.example',
    '.cy@x.example',
    'cy.@x.example',
    'cy @x.example',
    'cy\u00A0lee@x.example',
    'cy\u0000@x.example',
    'cy lee@x.example',
    'cy lee@x.example (Cy)',
    'cy@x.example\uFFFD',
    'cy@x.example Lee',
    '"cy lee"@x.example',
    'x@cy@x.example',
    '@x.example',
    'cy@x.example, lee@x.example',
    'cy@x.example\r\nBcc: lee@x.example',
    'mailto:cy@x.example?subject=Hello',
    'https://cy@x.example/',
    `${'c'.repeat(65)}@x.example`,
    `cy@${'x'.repeat(64)}.example`,
    `cy@${'x.'.repeat(130)}example`,
  ])('%j is refused', (typed) => {
    expect(readAddress(typed)).toBeUndefined();
  });

  test.each([
    "o'neil@x.example",
    'r&d+2@x.example',
    'jürgen@müller.example',
    'CY@X.example',
    '用户@例子.广告',
    'a@xn--mller-kva.example',
  ])('%s is one as it is', (typed) => {
    expect(readAddress(typed)).toBe(typed);
  });

  test('has letters in one form, whoever typed them', () => {
    expect(readAddress('mu\u0308ller@x.example')).toBe('m\u00FCller@x.example');
  });

  test('is kept clean, or refused with what to enter', () => {
    expect(v.parse(emailAddress(), ' Cy <cy@x.example>')).toBe('cy@x.example');
    expect(v.safeParse(emailAddress(), 'cy').issues?.map(({ message }) => message)).toEqual([
      'Enter an e-mail address such as name@company.com',
    ]);
  });
});

const pasted = ' Cy <cy\u200B@x.example>; ';
const meeting = { title: 'Hello', startTime: '2026-03-12T10:00:00Z', endTime: '2026-03-12T11:00:00Z' };

test.each([
  ['an invitation', () => v.parse(invitationRequest, { email: pasted, role: 'tenant_member' }).email],
  ['a message', () => v.parse(newEmail, { to: pasted, subject: 'Hello', content: 'Hello' }).to],
  ['an event', () => v.parse(newEvent, { ...meeting, attendees: [pasted] }).attendees[0]],
  ['rooms', () => calendarSettings.read({ meetingRooms: [pasted] }).meetingRooms[0]],
  ['a lead', () => v.parse(newLead, { name: 'Cy', company: 'X', email: pasted }).email],
  ['what is told', () => v.parse(notificationTestRequest, { service: 'gmail', target: pasted }).target],
])('%s takes it', (_, read) => {
  expect(read()).toBe('cy@x.example');
});

test.each([
  [' Demo ', 'demo'],
  ['<CY@X.example>', 'cy@x.example'],
  ['M\u0075\u0308ller\u200B', 'm\u00FCller'],
])('%j signs in as %s', (typed, name) => {
  expect(readUserName(typed)).toBe(name);
});
