import type { EmailAgentStatus, EmailSettings } from '@switchboard/api-contract/agents/email';
import { figureNote } from '../../blocks/agents/AgentPage/figureNote.ts';
import type { Figure } from '../../blocks/agents/AgentPage/figures.ts';
import { count, percent, share } from '../../format/numbers.ts';

const replyShare = ({ metrics }: EmailAgentStatus) =>
  metrics.autoReplies === undefined || !metrics.processed ? undefined : metrics.autoReplies / metrics.processed;

/** The tiles of Email Performance. The target response time is the saved delay. */
export const emailFigures = (settings: EmailSettings | undefined): readonly Figure<EmailAgentStatus>[] => [
  {
    label: 'Emails Processed',
    of: ({ metrics }) => ({
      figure: count(metrics.processed),
      note: figureNote(count(metrics.processedToday), (today) => `${today} today`),
    }),
  },
  {
    label: 'Auto Replies',
    of: (status) => ({
      figure: count(status.metrics.autoReplies),
      note: figureNote(share(replyShare(status)), (part) => `${part} of all mail`),
    }),
  },
  {
    label: 'Response Rate',
    of: ({ metrics }) => ({ figure: percent(metrics.responseRate), bar: metrics.responseRate }),
  },
  {
    label: 'Avg Response Time',
    of: ({ metrics }) => ({
      figure: count(metrics.averageResponseMinutes),
      unit: metrics.averageResponseMinutes === undefined ? undefined : 'min',
      note: figureNote(count(settings?.responseDelay), (delay) => `target ${delay} min`),
    }),
  },
];
