import { email, emailAgentStatus, newEmail, newTemplate, template } from '../records/email.ts';
import { get, post } from './Endpoint.ts';

/** The email page. */
export const emailEndpoints = {
  emailStatus: get('/api/agents/email/status', emailAgentStatus),
  composeEmail: post('/api/agents/email/records/emails', newEmail, email),
  addTemplate: post('/api/agents/email/records/templates', newTemplate, template),
} as const;
