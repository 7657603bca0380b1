import type { Email } from '@switchboard/api-contract/agents/email';
import { email, type emailAnswer, emailSettingsValue, emailStatus } from '@switchboard/api-mocks/builders/email';
import { fn } from 'storybook/test';
import { agentPageArgs } from './agentPageArgs.ts';
import { agree } from '../format/outcomes.ts';
import { region, type Canvas } from './inStory.ts';
import type { Outcome } from '../../src/format/outcome.ts';
import { ready } from '../../src/format/viewState.ts';

/** A message that was written in a story. */
export const written: Email = { ...email(), id: 'own-1', to: 'dana@northwindfreight.com', folder: 'drafts' };
/** Answers a call with this. */
export const answer = <T>(value: T) => fn(async (): Promise<Outcome<T>> => ({ kind: 'done', value }));

/** The stories' page: active, with the contract's samples. */
export const args = {
  ...agentPageArgs('email', emailStatus(), emailSettingsValue()),
  replies: { onSend: agree(), onUndo: agree(), onEdit: agree(), onDiscard: agree() },
  compose: {
    onWrite: answer(written),
    onSend: answer<Email>({ ...written, folder: 'sent', sentAt: '2026-11-20T09:40:00Z', sentBy: 'Gmail' }),
    onAddressee: answer({ name: 'Dana Whitfield', company: 'Northwind Freight' }),
    connectAt: (service: string) => `/api-status?setup=${service}`,
  },
};
export const inbox = (canvas: Canvas) => region(canvas, 'Email Inbox');
export const mails = (canvas: Canvas) => inbox(canvas).getAllByRole('listitem');
/** A status answer with only the tenant's own records. */
export const own = (...emails: ReturnType<typeof emailAnswer>[]) =>
  ready(emailStatus({ sample: false, emails, metrics: { processed: emails.length } }));
