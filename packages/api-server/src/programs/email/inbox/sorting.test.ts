import { emailSettings, type EmailSettings } from '@switchboard/api-contract/agents/email';
import { expect, test } from 'vitest';
import { sandboxedApp } from '../../../../test/sandboxedApp.ts';
import type { RecordOf } from '../../../records/collections.ts';

const { configure, connect, page, run, send, world } = sandboxedApp();

const set = (more: Partial<EmailSettings>) => configure('email', { ...emailSettings.defaults, ...more });
const mail = async (subject: string) =>
  (await page<{ emails: RecordOf<'emails'>[] }>('email')).emails.find((one) => one.subject?.startsWith(subject));
const asksOfModel = () => world.asked.filter(({ address }) => address.includes('openai')).length;

test('smart filters: the model’s categories and priority; off: Gmail’s own', async () => {
  await connect('gmail', 'openai');
  await set({ smartFilters: true });
  await run('email');
  expect(await mail('Cod arrived thawed')).toMatchObject({
    category: 'support',
    priority: 'medium',
    sortedBy: 'openai',
  });
  expect(await mail('Sunday at Grandma')).toMatchObject({ category: 'personal' });
  await set({ smartFilters: false });
  await run('email');
  expect(await mail('Cod arrived thawed')).toMatchObject({ priority: 'high', sortedBy: 'gmail' });
  expect(await mail('Cod arrived thawed')).not.toHaveProperty('category');
  expect(await mail('48 hours only')).toMatchObject({ category: 'promotions', priority: 'low' });
});

test('sentiment analysis marks an unhappy tone; off: none', async () => {
  await connect('gmail', 'openai');
  await set({ sentimentAnalysis: true });
  await run('email');
  expect(await mail('Third late delivery')).toMatchObject({ tone: 'unhappy' });
  expect(await mail('Which temperature')).toMatchObject({ tone: 'neutral' });
  await set({ sentimentAnalysis: false });
  await run('email');
  expect(await mail('Third late delivery')).not.toHaveProperty('tone');
});

test('a message is sorted once, and the model sees of the mailbox no more than sender, subject and text', async () => {
  await connect('gmail', 'anthropic');
  await run('email');
  world.asked = [];
  await run('email');
  expect(asksOfModel()).toBe(0);
  expect(world.asked.filter(({ address }) => address.includes('anthropic'))).toEqual([]);
});

test('a template of the category gives the draft its tone, the signature ends it, and its use is counted', async () => {
  await connect('gmail', 'openai');
  const template = {
    name: 'First answer',
    subject: 'Thanks',
    content: 'Moin {name}, thanks a lot.',
    category: 'Sales',
  };
  await send('POST', 'agents/email/records/templates', template);
  await set({ signatureTemplate: 'Ada Brandt\nNordlicht' });
  await run('email');
  const { replies, templates } = await page<{ replies: RecordOf<'replies'>[]; templates: RecordOf<'templates'>[] }>(
    'email',
  );
  const reply = replies.find(({ subject }) => subject?.includes('Saturdays'));
  expect(reply).toMatchObject({ template: 'First answer' });
  expect(reply?.content).toMatch(/^Moin Luca.*, thanks a lot\.[\s\S]*\n\nAda Brandt\nNordlicht$/);
  expect(templates[0]?.usage).toBe(replies.filter(({ template: name }) => name === 'First answer').length);
});
