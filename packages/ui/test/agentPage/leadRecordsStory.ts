import { leadGenerationAgent, type Lead } from '@switchboard/api-contract/agents/leadGeneration';
import { lead, leadAnswer, scoredLead } from '@switchboard/api-mocks/builders/leadGeneration';
import { fn } from 'storybook/test';
import { ready } from '../../src/format/viewState.ts';
import {
  LeadGenerationScreen,
  type LeadGenerationScreenProps,
} from '../../src/screens/LeadGeneration/LeadGenerationScreen.tsx';
import { recordsArgs } from '../records/storedRecords.ts';
import { withStored } from '../records/withStored.tsx';
import { agentPageMeta } from './agentPageMeta.tsx';
import type { InPage } from './inStory.ts';
import { args, ownStatus } from './leadGenerationStory.ts';

const names = ['Dana Whitfield', 'Marcus Oyelaran', 'Ines Carvalho', 'Tom Breckner', 'Sofia Lindqvist', 'Jan Petersen'];
/** Six leads, the first of them scored. */
export const stored = names.map((name, index) =>
  lead({ ...(index === 0 ? scoredLead() : {}), id: `lead-${index}`, version: 3, name }),
);
const [dana] = stored;
const page = { ...args, status: ownStatus(...stored.map(({ id, name }) => leadAnswer({ id, name: name ?? '' }))) };

const { render: _, ...shared } = agentPageMeta(LeadGenerationScreen, { ...page, leads: recordsArgs(stored) });
const { render } = agentPageMeta(
  withStored<Lead, 'leads', LeadGenerationScreenProps>(
    LeadGenerationScreen,
    'leads',
    leadGenerationAgent.records.leads,
  ),
  { ...page, leads: recordsArgs(stored) },
);
/** The screen with these leads, which are changed as the server would. */
export const leadRecordsMeta = { ...shared, render };

/** The title of the dialog. */
export const edit = 'Edit Dana Whitfield';
export const was = dana ?? lead();
export const typedTitle = { value: 'Head of Cold Chain, Europe', base: was.title };
export const typedPhone = { value: '+1 555 010 0199', base: was.phone };
export const theirs = { ...was, version: 4, phone: '+48 58 555 0142', location: 'Sopot, Poland' };

export const select = async ({ canvas, userEvent }: InPage, ...chosen: readonly string[]) => {
  for (const name of chosen) await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
};

const many = Array.from({ length: 400 }, (_each, index) => lead({ id: `m${index}`, name: `Lead ${index + 1}` }));
/** Two pages of a hundred thousand. */
export const huge = { ...recordsArgs(many), list: ready({ items: many, leftOut: 0, total: 100_000 }), onMore: fn() };
