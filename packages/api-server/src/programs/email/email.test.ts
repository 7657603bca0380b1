import { emailSettings } from '@switchboard/api-contract/agents/email';
import { expect, test } from 'vitest';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';

const { configure, connect, page, run, world } = sandboxedApp();

interface Mailbox {
  readonly emails: { subject: string; preview: string }[];
  readonly metrics: object;
}

test('mails are read with what Gmail knows of them, and nothing is sent', async () => {
  await connect('gmail');
  expect(await run('email')).toBe(
    '25 messages read, 25 new; no categories, tone or drafted replies without a language model',
  );
  const { emails, metrics } = await page<Mailbox>('email');
  const about = (start: string) => emails.find(({ subject }) => subject.startsWith(start));
  expect(about('Offer for the night line')).toEqual({
    id: expect.stringMatching(/^gmail-/),
    version: expect.any(Number),
    updatedAt: expect.any(String),
    subject: 'Offer for the night line Łódź – Leipzig',
    from: '"Katarzyna Wrona" <katarzyna.wrona@mrozna-logistyka.example>',
    to: '"Ada Brandt" <ada.brandt@nordlicht-feinkost.example>',
    preview: expect.stringMatching(/^Dear Ada, attached you find our offer/),
    timestamp: '2026-03-12T04:41:20.000Z',
    isRead: false,
    isStarred: true,
    hasAttachments: true,
    priority: 'high',
    sortedBy: 'gmail',
    status: 'replied',
    sandbox: true,
  });
  expect(about('48 hours only')).toMatchObject({
    isStarred: false,
    hasAttachments: false,
    priority: 'low',
    status: 'pending',
  });
  expect(about('Sunday at Grandma’s')).toMatchObject({ isRead: true, priority: 'medium' });
  // Gmail escapes its previews as HTML.
  expect(about('Delivery')?.preview).toContain("Please don't answer this message.");
  expect(metrics).toMatchObject({ processed: 25, responseRate: 8 });
  expect(
    world.asked.every(({ method, address }) => method === 'GET' || address === 'https://oauth2.googleapis.com/token'),
  ).toBe(true);

  await configure('email', { ...emailSettings.defaults, smartFilters: false, sentimentAnalysis: false });
  expect(await run('email')).toBe('25 messages read, 0 new; no drafted replies without a language model');
  await configure('email', { ...emailSettings.defaults, gmailIntegration: false });
  expect(await run('email')).toBe('refused: Gmail Integration is switched off in the configuration');
});
