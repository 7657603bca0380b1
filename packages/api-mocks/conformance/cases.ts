import type { Group } from './Case.ts';
import { actionCases, agentCases, configurationCases, newAgentCases } from './cases/agentCases.ts';
import { assistantCases } from './cases/assistantCases.ts';
import { authCases, tokenCases } from './cases/authCases.ts';
import { connectionCases } from './cases/connectionCases.ts';
import { recordCases, researchCases, statusCases } from './cases/recordCases.ts';

/** What every implementation of the API must do, mocks and server alike. */
export const groups: readonly Group[] = [authCases, tokenCases, agentCases, actionCases, configurationCases, newAgentCases, connectionCases, assistantCases, statusCases, researchCases, recordCases];
