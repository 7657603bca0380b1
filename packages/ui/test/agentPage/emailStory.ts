import { type emailAnswer, emailSettingsValue, emailStatus } from '@switchboard/api-mocks/builders/email';
import { agentPageArgs } from './agentPageArgs.ts';
import { region, type Canvas } from './inStory.ts';
import { ready } from '../../src/format/viewState.ts';

/** The page of the stories: active, with the samples of the contract. */
export const args = agentPageArgs('email', emailStatus(), emailSettingsValue());
export const inbox = (canvas: Canvas) => region(canvas, 'Email Inbox');
export const mails = (canvas: Canvas) => inbox(canvas).getAllByRole('listitem');
/** A status answer of the tenant's own records alone. */
export const own = (...emails: ReturnType<typeof emailAnswer>[]) =>
  ready(emailStatus({ sample: false, emails, metrics: { processed: emails.length } }));
