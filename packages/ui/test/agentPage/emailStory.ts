import { type emailAnswer, emailSettingsValue, emailStatus } from '@switchboard/api-mocks/builders/email';
import { agentPageArgs } from './agentPageArgs.ts';
import { agree } from '../format/outcomes.ts';
import { region, type Canvas } from './inStory.ts';
import { ready } from '../../src/format/viewState.ts';

/** The stories' page: active, with the contract's samples. */
export const args = {
  ...agentPageArgs('email', emailStatus(), emailSettingsValue()),
  replies: { onSend: agree(), onUndo: agree(), onEdit: agree(), onDiscard: agree() },
};
export const inbox = (canvas: Canvas) => region(canvas, 'Email Inbox');
export const mails = (canvas: Canvas) => inbox(canvas).getAllByRole('listitem');
/** A status answer with only the tenant's own records. */
export const own = (...emails: ReturnType<typeof emailAnswer>[]) =>
  ready(emailStatus({ sample: false, emails, metrics: { processed: emails.length } }));
