import { emailSettings } from '@switchboard/api-contract/agents/email';
import { beforeEach, expect, test } from 'vitest';
import { oauth, queryOf, tokenUrl, workingApp } from '../../test/workingApp.ts';

const { configure, connect, page, run, world } = workingApp();
beforeEach(() => Promise.all([connect('gmail', oauth), connect('google-calendar', oauth)]));

test('mails are read with what Gmail knows of them, and nothing is sent', async () => {
  const headersOf = (subject: string) => ({
    headers: [
      { name: 'From', value: 'Dana <dana@a.example>' },
      { name: 'to', value: 'demo@switchboard.test' },
      { name: 'Subject', value: subject },
    ],
  });
  const messages: Record<string, object> = {
    m1: {
      id: 'm1',
      threadId: 't1',
      labelIds: ['INBOX', 'UNREAD', 'IMPORTANT'],
      snippet: 'It&#39;s &lt;b&gt;late&lt;/b&gt; &amp; cold',
      internalDate: '1773305000000',
      payload: headersOf('Contract\u0000'),
    },
    m2: {
      id: 'm2',
      threadId: 't2',
      labelIds: ['INBOX', 'STARRED', 'CATEGORY_PROMOTIONS'],
      snippet: '',
      internalDate: '1773204000000',
      payload: headersOf('Offer'),
    },
  };
  world.reply = (address, request) => {
    if (address === tokenUrl) return undefined;
    const id = address.split('/messages/')[1];
    if (id) return { body: messages[id] };
    const { q } = queryOf(request);
    return {
      body:
        q === 'in:sent'
          ? { messages: [{ id: 's1', threadId: 't2' }] }
          : q === 'in:inbox has:attachment'
            ? { messages: [{ id: 'm1', threadId: 't1' }] }
            : {
                messages: [
                  { id: 'm1', threadId: 't1' },
                  { id: 'm2', threadId: 't2' },
                ],
              },
    };
  };
  expect(await run('email')).toBe('2 messages read, 2 new');
  const { emails, metrics } = await page<{ emails: object[]; metrics: object }>('email');
  expect(emails).toEqual([
    {
      id: 'gmail-m1',
      subject: 'Contract',
      from: 'Dana <dana@a.example>',
      to: 'demo@switchboard.test',
      preview: "It's <b>late</b> & cold",
      timestamp: new Date(1773305000000).toISOString(),
      isRead: false,
      isStarred: false,
      hasAttachments: true,
      status: 'pending',
      priority: 'high',
    },
    {
      id: 'gmail-m2',
      subject: 'Offer',
      from: 'Dana <dana@a.example>',
      to: 'demo@switchboard.test',
      preview: '',
      timestamp: new Date(1773204000000).toISOString(),
      isRead: true,
      isStarred: true,
      hasAttachments: false,
      status: 'replied',
      priority: 'low',
    },
  ]);
  expect(metrics).toMatchObject({ processed: 2, responseRate: 50 });
  expect(world.asked.every(({ method, url }) => method === 'GET' || url === tokenUrl)).toBe(true);
  await configure('email', { ...emailSettings.defaults, smartFilters: false });
  expect(await run('email')).toBe('2 messages read, 0 new');
  expect(JSON.stringify((await page<{ emails: object[] }>('email')).emails)).not.toContain('priority');
  await configure('email', { ...emailSettings.defaults, gmailIntegration: false });
  expect(await run('email')).toBe('refused: Gmail Integration is switched off in the configuration');
});
