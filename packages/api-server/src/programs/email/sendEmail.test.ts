import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { expect, test } from 'vitest';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';
import type { RecordOf } from '../../records/collections.ts';

const server = sandboxedApp();
const { connect, page, run, send, setUp, world } = server;
type Email = RecordOf<'emails'>;
type Template = RecordOf<'templates'>;

const given = { to: 'buyer@elsewhere.example', subject: 'Frozen berries', content: 'Hello,\n\nthey are here.' };
const compose = async (more: object = {}): Promise<Email> => {
  const answer = await send('POST', 'agents/email/records/emails', { ...given, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Email>();
};
const ask = ({ id }: Pick<Email, 'id'>) => send('POST', 'agents/email/emails/send', { emailId: id });
const sendIt = async (email: Pick<Email, 'id'>) => {
  const answer = await ask(email);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Email>();
};
const mailed = () =>
  world.asked.filter(({ address }) => address.endsWith('/messages/send') || address.endsWith('/mail/send'));
const why = ({ unsent }: Email) => wordsOf(unsent ?? undefined);
const shown = async (id: string) => (await page<{ emails: Email[] }>('email')).emails.find((email) => email.id === id);

test('goes out through Gmail, once, however often it is asked for', async () => {
  await connect('gmail', 'sendgrid');
  const draft = await compose();
  expect(draft).toMatchObject({ folder: 'drafts' });
  const sent = await sendIt(draft);
  expect(sent).toMatchObject({ sentBy: 'Gmail', from: 'ada.brandt@nordlicht-feinkost.example', sandbox: true });
  await Promise.all([ask(draft), ask(draft)]);
  const [one, ...more] = mailed();
  expect(more).toEqual([]);
  const { raw } = JSON.parse(one?.body ?? '') as { raw: string };
  const letter = Buffer.from(raw, 'base64url').toString();
  expect(letter).toContain('To: buyer@elsewhere.example\r\nSubject: Frozen berries\r\n');
  expect(letter).not.toContain('Auto-Submitted');
  expect(await shown(draft.id)).toMatchObject({ folder: 'sent', content: given.content, sentAt: sent.sentAt });
});

test('two at once send it once, and the other one is told so', async () => {
  await connect('gmail');
  const draft = await compose();
  const answers = await Promise.all([ask(draft), ask(draft)]);
  expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
  expect(mailed()).toHaveLength(1);
});

test('without Gmail it goes out through SendGrid, from a verified sender, with answers to the member', async () => {
  await connect('sendgrid');
  const sent = await sendIt(await compose());
  expect(sent).toMatchObject({ sentBy: 'SendGrid', from: 'ada.brandt@nordlicht-feinkost.example' });
  expect(JSON.parse(mailed()[0]?.body ?? '')).toEqual({
    personalizations: [{ to: [{ email: given.to }] }],
    from: { email: 'ada.brandt@nordlicht-feinkost.example', name: 'Ada Brandt' },
    reply_to: { email: 'demo@switchboard.test' },
    subject: given.subject,
    content: [{ type: 'text/plain', value: given.content }],
  });
});

test('without either it is kept, says what to connect, and goes out once that is done', async () => {
  const draft = await sendIt(await compose());
  expect(why(draft)).toBe('Kept here: connect Gmail or SendGrid to send it');
  expect(draft).not.toHaveProperty('sentAt');
  await connect('gmail');
  const sent = await sendIt(draft);
  expect(sent.sentAt).toBeDefined();
  expect(sent).not.toHaveProperty('unsent');
});

test.each([
  ['sendgrid', 'sandbox-wrong', /^Kept here: SendGrid/],
  ['sendgrid', 'sandbox-no-credit', /^Kept here: .*SendGrid/],
  ['sendgrid', 'sandbox-no-permission', /^Kept here: SendGrid/],
  ['gmail', 'sandbox-rate-limited', /^Kept here: Gmail/],
] as const)('a refusal of %s (%s) keeps it, with the reason', async (service, key, reason) => {
  await setUp(service, key);
  const draft = await sendIt(await compose());
  expect(why(draft)).toMatch(reason);
  expect(draft).not.toHaveProperty('sentAt');
  expect((await shown(draft.id))?.folder).toBe('drafts');
});

test('what came in can’t be sent, and what is gone is missing', async () => {
  await connect('gmail');
  await run('email');
  const [first] = (await page<{ emails: Email[] }>('email')).emails;
  expect((await ask(first ?? { id: '' })).statusCode).toBe(409);
  expect((await ask({ id: 'email-none' })).statusCode).toBe(404);
  expect(mailed()).toEqual([]);
});

test('a template is never sent unfilled, and its use counts once, when the message goes out', async () => {
  await connect('gmail');
  const template = (
    await send('POST', 'agents/email/records/templates', {
      name: 'First answer',
      category: 'sales',
      subject: 'For {company}',
      content: 'Hello {name},',
    })
  ).json<Template>();
  const usage = async () => (await page<{ templates: Template[] }>('email')).templates[0]?.usage;
  const unfilled = await ask(
    await compose({ templateId: template.id, subject: 'For {company}', content: 'Hello {name},' }),
  );
  expect(unfilled.statusCode).toBe(422);
  expect(unfilled.json()).toMatchObject({
    fields: {
      subject: 'Fill in {company} before it is sent',
      content: 'Fill in {name} before it is sent',
    },
  });
  expect(mailed()).toEqual([]);
  expect(await usage()).toBe(0);
  const filled = await compose({ templateId: template.id });
  await sendIt(filled);
  await sendIt(filled);
  expect(await usage()).toBe(1);
  // Without a template, braces are the member's own words.
  expect((await sendIt(await compose({ content: 'The key is {name}.' }))).sentAt).toBeDefined();
});

test('an addressee is known from contacts, leads, or mail of their own', async () => {
  await connect('gmail');
  await run('email');
  const of = async (to: string) => (await send('POST', 'agents/email/addressee', { to })).json<object>();
  const sender = (await page<{ emails: Email[] }>('email')).emails.map(({ from }) => from ?? '');
  const [, name = '', address = ''] =
    sender.map((from) => /^"?([^"<]+?)"? <(.+)>$/.exec(from)).find((found) => found !== null) ?? [];
  expect(await of(address.toUpperCase())).toEqual({ name });
  await send('POST', 'agents/lead-generation/records/leads', {
    name: 'Dana Whitfield',
    company: 'Northwind Freight',
    email: 'dana@northwind.example',
  });
  expect(await of('Dana@northwind.example')).toEqual({ name: 'Dana Whitfield', company: 'Northwind Freight' });
  expect(await of('nobody@nowhere.example')).toEqual({});
});
