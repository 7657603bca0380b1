import { expect, test } from 'vitest';
import { pagesApp } from '../../test/pagesApp.ts';

const server = pagesApp();
const { keep, post, status } = server;

test('keeps the whole message, sends it back as a draft, and counts what was received', async () => {
  const content = `Hello Dana,\n\n${'a long text '.repeat(40)}`;
  const sent = (
    await post('/api/agents/email/records/emails', { to: 'dana@northwind.example', subject: 'Contract', content })
  ).json<{ id: string; preview: string }>();
  expect(sent).toMatchObject({ from: 'demo@switchboard.test', status: 'pending' });
  expect(sent.preview).toMatch(/^Hello Dana, a long text/);
  expect(sent.preview.length).toBeLessThanOrEqual(140);
  expect(sent.preview).toMatch(/…$/);
  const { bodyJson } = await server.db
    .selectFrom('records')
    .select('bodyJson')
    .where('id', '=', sent.id)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(bodyJson)).toMatchObject({ content: content.trim() });
  await keep('email-agent', 'emails', [
    { id: 'gmail-1', subject: 'A', status: 'replied', timestamp: '2026-03-12T08:00:00.000Z' },
    { id: 'gmail-2', subject: 'B', status: 'pending', timestamp: '2026-03-10T08:00:00.000Z' },
  ]);
  const { metrics, emails } = await status<'emailStatus'>('email');
  expect(metrics).toEqual({ processed: 3, processedToday: 2, autoReplies: 0, responseRate: 50 });
  expect(emails.find(({ id }) => id === sent.id)).toMatchObject({
    content: content.trim(),
    folder: 'drafts',
    to: 'dana@northwind.example',
  });
  expect(emails.filter(({ folder }) => folder === 'drafts')).toHaveLength(1);
});
