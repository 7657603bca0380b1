import { testResult } from '../connections.ts';
import {
  researchSources,
  researchStatus,
  researchTask,
  researchTasks,
  startResearchRequest,
  systemPromptRequest,
  toggleResearchRequest,
} from '../records/research.ts';
import { get, post, put } from './Endpoint.ts';

/** The research agent's own calls. */
export const researchEndpoints = {
  researchStatus: get('/api/agents/research/status', researchStatus),
  researchTasks: get('/api/agents/research/tasks', researchTasks),
  researchSources: get('/api/agents/research/sources', researchSources),
  saveSystemPrompt: put('/api/agents/research/system-prompt', systemPromptRequest, researchStatus),
  startResearch: post('/api/agents/research/start', startResearchRequest, researchTask),
  toggleResearch: post('/api/agents/research/toggle', toggleResearchRequest, researchStatus),
  testResearch: post('/api/agents/research/test', undefined, testResult),
} as const;
