import { emailAgent } from '@switchboard/api-contract/agents/email';
import { EmailScreen } from '@switchboard/ui/screens/Email';
import { agentPage } from './agentPage.tsx';

/** /agents/email/detail */
export const EmailRoute = agentPage(emailAgent, EmailScreen);
