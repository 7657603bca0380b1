import {
  agentDetail,
  emailSummary,
  eventSummary,
  leadSummary,
  locationSummary,
} from '@switchboard/api-mocks/builders/agents';
import type { SpecialData } from '@switchboard/api-contract/agentDetail';
import { noRows } from '@switchboard/api-contract/wire';
import { asRows, many } from '@switchboard/api-mocks/builders/build';
import { expect, mocked, waitFor, within } from 'storybook/test';
import type { ExportedRecords, ExportRecords } from '../../src/format/exportFile.ts';
import { ready } from '../../src/format/viewState.ts';
import type { Canvas } from '../agentPage/inStory.ts';
import { inShell } from '../inShell.tsx';
import { agentDetailArgs } from './agentDetailArgs.ts';
import { LiveAgentDetail } from './LiveAgentDetail.tsx';

/** An agent's detail with its own tab open. */
export const specializedStory = {
  component: LiveAgentDetail,
  args: { ...agentDetailArgs, tab: 'specialized' },
  decorators: [inShell('agents')],
};

type Slug = Parameters<typeof agentDetail>[1];
export const none: SpecialData = {
  sample: undefined,
  leads: noRows,
  emails: noRows,
  events: noRows,
  locations: noRows,
  researches: noRows,
  contacts: noRows,
  workflows: noRows,
};
/** The agent with these records alone. */
export const agentWith = (slug: Slug, data: Partial<SpecialData>) =>
  ready({ ...agentDetail({}, slug), specialData: { ...none, ...data } });

/** Agents with more records than are shown, except for the leads. */
export const fourLeads = agentWith('lead-generation', {
  leads: asRows([
    leadSummary(),
    leadSummary({ id: '2', status: 'converted', score: 84 }),
    leadSummary({ id: '3', status: 'new', score: 47 }),
    leadSummary({ id: '4', status: 'qualified', score: undefined }),
  ]),
});
export const manyLeads = agentWith('lead-generation', {
  leads: asRows(
    many(2_158, (index) => leadSummary({ id: `lead-${index}`, company: `Company ${index}` })),
    2,
  ),
});
export const manyEmails = agentWith('email', {
  emails: asRows([
    emailSummary(),
    emailSummary({ id: '2', type: 'auto_response', responded: true, category: 'billing_question' }),
    emailSummary({ id: '3', category: ' ', responded: undefined }),
    ...many(21, (index) => emailSummary({ id: `more-${index}`, responded: true })),
  ]),
});
export const manyEvents = agentWith('calendar', {
  events: asRows([
    eventSummary(),
    eventSummary({ id: '2', type: 'appointment', attendees: [], conflictResolved: true }),
    ...many(16, (index) => eventSummary({ id: `more-${index}` })),
  ]),
});
export const manyLocations = agentWith('maps-scraper', {
  locations: asRows([
    locationSummary(),
    locationSummary({ id: '2', rating: 3.5, phone: undefined, email: '' }),
    ...many(10, (index) => locationSummary({ id: `more-${index}`, rating: undefined, phone: undefined })),
  ]),
});

/** The tab's code loads when it is first shown. */
export const shown = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('tabpanel').querySelector('[aria-busy]')).toBeNull());
/** Label and text of each figure. */
export const figures = (canvas: Canvas) =>
  within(canvas.getByRole('tabpanel'))
    .getAllByRole('group')
    .map((tile) => [
      tile.getAttribute('aria-label'),
      tile.textContent?.replace(tile.getAttribute('aria-label') ?? '', ''),
    ]);
/** The text of each cell, by row. */
export const rowsOf = (canvas: Canvas) =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
/** How the badges with these words look: solid, soft or outline. */
export const looksOf = (canvas: Canvas, ...words: string[]) =>
  words.map((word) => {
    const cell = within(canvas.getByRole('table')).getByText(word).closest('td');
    return /variant_(\w+?)_/.exec(cell?.firstElementChild?.className ?? '')?.[1];
  });
/** What was asked for as a file. */
export const exported = (onExport: ExportRecords): ExportedRecords | undefined => mocked(onExport).mock.calls[0]?.[0];
