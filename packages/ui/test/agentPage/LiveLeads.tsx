import { leadGenerationAgent, type Lead } from '@switchboard/api-contract/agents/leadGeneration';
import {
  LeadGenerationScreen,
  type LeadGenerationScreenProps,
} from '../../src/screens/LeadGeneration/LeadGenerationScreen.tsx';
import { recordsArgs, useStoredRecords } from '../records/storedRecords.ts';

const none = recordsArgs<Lead>([]);
const { leads: definition } = leadGenerationAgent.records;

/** The page with leads that are searched, changed, deleted and restored as the server does. */
export function LiveLeads({ leads = none, ...page }: LeadGenerationScreenProps) {
  return <LeadGenerationScreen {...page} leads={useStoredRecords(leads, definition, page.query)} />;
}
