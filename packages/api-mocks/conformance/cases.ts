import type { Group } from './Case.ts';
import { actionCases } from './cases/actionCases.ts';
import { agentCases } from './cases/agentCases.ts';
import { assistantCases } from './cases/assistantCases.ts';
import { attentionCases } from './cases/attentionCases.ts';
import { auditCases } from './cases/auditCases.ts';
import { authCases, signOnCases, tokenCases } from './cases/authCases.ts';
import { configurationCases } from './cases/configurationCases.ts';
import { contactCases } from './cases/contactCases.ts';
import { conversationCases } from './cases/conversationCases.ts';
import { connectionCases } from './cases/connectionCases.ts';
import { idOrSlugCases } from './cases/idOrSlugCases.ts';
import { fullCases, newAgentCases } from './cases/newAgentCases.ts';
import { keyCases } from './cases/keyCases.ts';
import { memberCases } from './cases/memberCases.ts';
import { notificationCases } from './cases/notificationCases.ts';
import { passkeyCases } from './cases/passkeyCases.ts';
import { proposalCases } from './cases/proposalCases.ts';
import { recordCases } from './cases/recordCases.ts';
import { recordListCases } from './cases/recordListCases.ts';
import { requestCases } from './cases/requestCases.ts';
import { researchCases } from './cases/researchCases.ts';
import { scheduleCases } from './cases/scheduleCases.ts';
import { runsCases } from './cases/runsCases.ts';
import { usageCases } from './cases/usageCases.ts';
import { workflowCases } from './cases/workflowCases.ts';
import { descriptionCases } from './cases/descriptionCases.ts';
import { sandboxCases } from './cases/sandboxCases.ts';
import { sendingCases } from './cases/sendingCases.ts';
import { statusCases } from './cases/statusCases.ts';

/** What every implementation of the API must do, mocks and server alike. */
export const groups: readonly Group[] = [
  authCases,
  tokenCases,
  signOnCases,
  memberCases,
  passkeyCases,
  keyCases,
  agentCases,
  actionCases,
  configurationCases,
  scheduleCases,
  newAgentCases,
  fullCases,
  connectionCases,
  assistantCases,
  conversationCases,
  statusCases,
  idOrSlugCases,
  researchCases,
  recordCases,
  recordListCases,
  sendingCases,
  proposalCases,
  runsCases,
  contactCases,
  workflowCases,
  usageCases,
  sandboxCases,
  attentionCases,
  requestCases,
  notificationCases,
  auditCases,
  descriptionCases,
];
