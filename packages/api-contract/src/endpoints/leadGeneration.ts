import { lead, leadGenerationStatus, newLead } from '../records/leadGeneration.ts';
import { get, post } from './Endpoint.ts';

/** The lead generation page. */
export const leadGenerationEndpoints = {
  leadGenerationStatus: get('/api/agents/lead-generation/status', leadGenerationStatus),
  addLead: post('/api/agents/lead-generation/records/leads', newLead, lead),
} as const;
