import {
  email as emailSchema,
  emailAgentStatus as statusSchema,
  emailSettings,
  template as templateSchema,
  type EmailSettings,
} from '@switchboard/api-contract/agents/email';
import { sampleEmail } from '@switchboard/api-contract/samples/email';
import type * as v from 'valibot';
import { FIXED_NOW, minutesAgo } from '../now.ts';
import { read } from './build.ts';

export type EmailAnswer = v.InferInput<typeof emailSchema>;
export type TemplateAnswer = v.InferInput<typeof templateSchema>;
export type EmailStatusAnswer = v.InferInput<typeof statusSchema>;

/** An unread, starred message with an attachment. */
export function emailAnswer(overrides: Partial<EmailAnswer> = {}): EmailAnswer {
  return {
    id: 'email-1',
    from: 'Dana Whitfield',
    to: 'demo@switchboard.test',
    subject: 'Contract for Q1 lanes',
    preview: 'Attached the version with the changes we discussed on Tuesday',
    timestamp: minutesAgo(9),
    isRead: false,
    isStarred: true,
    hasAttachments: true,
    priority: 'high',
    status: 'pending',
    ...overrides,
  };
}
export const email = (overrides: Partial<EmailAnswer> = {}) => read(emailSchema, emailAnswer(overrides));

/** A template that was used 412 times. */
export function templateAnswer(overrides: Partial<TemplateAnswer> = {}): TemplateAnswer {
  return {
    id: 'template-1',
    name: 'First answer',
    subject: 'Thanks for writing, {name}',
    content: 'Hello {name},\n\nthank you for your message.',
    category: 'Support',
    usage: 412,
    lastUsed: minutesAgo(120),
    ...overrides,
  };
}
export const template = (overrides: Partial<TemplateAnswer> = {}) => read(templateSchema, templateAnswer(overrides));

/** The page's records and figures, marked as samples; `{ sample: false }` makes them the organisation's own. */
export function emailStatusAnswer(overrides: Partial<EmailStatusAnswer> = {}): EmailStatusAnswer {
  return { ...sampleEmail(FIXED_NOW), ...overrides };
}
export const emailStatus = (overrides: Partial<EmailStatusAnswer> = {}) =>
  read(statusSchema, emailStatusAnswer(overrides));

/** The settings as a member filled them in. */
export const emailSettingsValue = (overrides: Partial<EmailSettings> = {}): EmailSettings => ({
  ...emailSettings.defaults,
  signatureTemplate: 'Kind regards,\nDemo User',
  ...overrides,
});
