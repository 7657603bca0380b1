import type { InferInput } from 'valibot';
import type { emailAgentStatus } from '../agents/email.ts';
import { type AgentSample, activityOf } from './AgentSample.ts';
import { daysBefore, minutesBefore } from '../time.ts';

/** Sample records and figures of the email page. */
export function sampleEmail(now: Date): InferInput<typeof emailAgentStatus> {
  const to = 'demo@switchboard.test';
  return {
    status: 'active',
    sample: true,
    asOf: now.toISOString(),
    activity: activityOf(now, [
      ['replied', 'Replied to Marcus Oyelaran', 4],
      ['sorted', '38 messages sorted', 21],
      ['unhappy', 'Unhappy tone in “Invoice 2291”', 60],
      ['synced', { kind: 'mailboxSynced', args: {} }, 120],
    ]),
    metrics: {
      processed: 5_127,
      processedToday: 214,
      autoReplies: 1_306,
      responseRate: 88,
      averageResponseMinutes: 26,
      filterAccuracy: 96,
      answeredWithinTarget: 88,
    },
    emails: [
      {
        id: 'email-1',
        from: 'Dana Whitfield',
        to,
        subject: 'Contract for Q1 lanes',
        preview: 'Attached the version with the changes we discussed on Tuesday',
        timestamp: minutesBefore(now, 9),
        isRead: false,
        isStarred: true,
        hasAttachments: true,
        priority: 'high',
        status: 'pending',
      },
      {
        id: 'email-2',
        from: 'Accounts, Kestrel HVAC',
        to,
        subject: 'Invoice 2291 is wrong again',
        preview: 'This is the second time the amount does not match',
        timestamp: minutesBefore(now, 50),
        isRead: false,
        isStarred: false,
        hasAttachments: false,
        priority: 'high',
        status: 'pending',
      },
      {
        id: 'email-3',
        from: 'Ines Carvalho',
        to,
        subject: 'Thursday at 15:00?',
        preview: 'Thursday works for us, shall we use your link',
        timestamp: minutesBefore(now, 84),
        isRead: true,
        isStarred: false,
        hasAttachments: false,
        priority: 'medium',
        status: 'replied',
      },
      {
        id: 'email-4',
        from: 'Marcus Oyelaran',
        to,
        subject: 'Re: Pilot results',
        preview: 'Great numbers, forwarding to the board this week',
        timestamp: minutesBefore(now, 980),
        isRead: true,
        isStarred: true,
        hasAttachments: true,
        priority: 'medium',
        status: 'replied',
      },
      {
        id: 'email-5',
        from: 'Stripe',
        to,
        subject: 'Your payout is on its way',
        preview: 'A payout of €4,210.00 was initiated',
        timestamp: minutesBefore(now, 1_140),
        isRead: true,
        isStarred: false,
        hasAttachments: false,
        priority: 'low',
        status: 'pending',
      },
    ],
    templates: [
      {
        id: 'template-1',
        name: 'First answer',
        subject: 'Thanks for writing, {name}',
        content: 'Hello {name},\n\nthank you for your message. You will hear from us within one working day.',
        category: 'Support',
        usage: 412,
        lastUsed: minutesBefore(now, 120),
      },
      {
        id: 'template-2',
        name: 'Meeting proposal',
        subject: 'Two times that would work',
        content: 'Hello {name},\n\nwould {first} or {second} suit you?',
        category: 'Sales',
        usage: 187,
        lastUsed: daysBefore(now, 1),
      },
      {
        id: 'template-3',
        name: 'Invoice reminder',
        subject: 'Invoice {number} is due',
        content: 'Hello {name},\n\ninvoice {number} was due on {date}.',
        category: 'Billing',
        usage: 64,
        lastUsed: daysBefore(now, 3),
      },
    ],
  };
}

/** Everything shown for the agent until it has data of its own. */
export const sample: AgentSample<typeof emailAgentStatus> = {
  status: sampleEmail,
  figures: {
    processed: 5_127,
    success: 4_988,
    pending: 46,
    minutesAgo: 1_500,
    confidence: 8.6,
    successRate: 98.2,
    responseMs: 2_320,
    uptime: 97.9,
    peakHour: '09:00',
    daily: [64, 41, 231, 246, 228, 214, 0],
  },
  runs: [
    ['completed', 'email_sort', 1_500, 1_980, '38 messages sorted'],
    ['completed', 'auto_response', 1_504, 2_650, '4 replies sent'],
    ['failed', 'email_sync', 1_620, 30_000, { kind: 'timedOut', args: { service: 'Gmail' } }],
  ],
  runsPerDay: 30,
};
