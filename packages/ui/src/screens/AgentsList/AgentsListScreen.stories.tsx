import { agentModel, agentTable } from '@switchboard/api-contract/agentTable';
import { messages } from '@switchboard/api-contract/errors';
import { agentSummary } from '@switchboard/api-mocks/builders/agents';
import { asRows, manyLike } from '@switchboard/api-mocks/builders/build';
import { longText, longWord, oddTexts } from '@switchboard/api-mocks/builders/texts';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { expect, fn, waitFor } from 'storybook/test';
import { failed, loading, ready } from '../../format/viewState.ts';
import { agents, agentsListStory, cardOf, columns, names } from '../../../test/agentsList/agentsListStory.tsx';
import { findDialog } from '../../../test/devices/findDialog.ts';
import { refuse } from '../../../test/format/outcomes.ts';
import { viewerDeniedReason } from '../../../test/roles/viewerDeniedReason.ts';
import { neverSettles } from '../../../test/neverSettles.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'AI Agents', ...agentsListStory });

export const List = meta.story({
  parameters: {
    covers: [
      'agents.list',
      'agents.live',
      'agents.not-live',
      'agents.record-new',
      'agents.seven',
      'agents.details-link',
      'agents.sample',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 of 7 agents active')).toBeVisible();
    await expect(names()).toEqual(agentTable.map(({ name }) => name));
    await expect(columns()).toBe(3);
    await expect(canvas.getAllByText(agentModel)).toHaveLength(3);
    const research = cardOf('Research Agent');
    await expect(research.getByText('Live')).toBeVisible();
    await expect(research.getByText(/^Active/, { selector: 'p > span' })).toHaveTextContent('Active 2 minutes ago');
    await expect(canvas.getAllByText('Live')).toHaveLength(5);
    await expect(cardOf('Google Maps Scraper').queryByText('Live')).toBeNull();
    await expect(cardOf('Email Agent').queryByText('Live')).toBeNull();
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Sample' }).closest('header')).toHaveTextContent('AI Agents');
  },
});

/** One agent has really run: each of the others is marked on its card. */
export const PartlySample = meta.story({
  args: {
    agents: ready(asRows(agents.items.map((agent, index) => (index === 0 ? { ...agent, sample: undefined } : agent)))),
  },
  parameters: { covers: ['agents.sample'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(6);
    await expect(cardOf('Research Agent').queryByText('Sample')).toBeNull();
    await expect(cardOf('Email Agent').getByText('Sample')).toBeVisible();
  },
});

/** Started but never run: it is live, and has no last activity. */
export const LiveWithoutRuns = meta.story({
  args: { agents: ready(asRows([agentSummary({ lastActiveAt: undefined })])) },
  parameters: { covers: ['agents.live'] },
  play: async () =>
    expect(cardOf('Lead Generation Agent').getByText('Live').closest('p')).toHaveTextContent('Live · No runs yet'),
});

export const Empty = meta.story({
  args: { agents: ready(asRows([])) },
  parameters: { covers: ['agents.empty'] },
  play: async ({ canvas }) => expect(canvas.getByText('0 of 0 agents active')).toBeVisible(),
});

export const HiddenByFilter = meta.story({
  args: { filter: { search: 'MAIL', status: 'active' } },
  parameters: { covers: ['agents.hidden-by-filter'] },
  play: async ({ canvas }) =>
    expect(
      canvas.getByRole('heading', { name: '1 agent matches “MAIL” but is hidden by the filter Active' }),
    ).toBeVisible(),
});

export const NameTaken = meta.story({
  args: {
    onCreateAgent: refuse({
      kind: 'invalid',
      message: messages.agentNameTaken,
      fields: { name: messages.agentNameTaken },
    }),
  },
  parameters: { covers: ['agents.name-taken'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record New Agent' }));
    const name = (await findDialog(canvas)).getByLabelText(/^Name/);
    await userEvent.type(name, ' email AGENT {Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription(messages.agentNameTaken));
    // Once: the field says it, so no banner does.
    await expect(canvas.getAllByText(messages.agentNameTaken)).toHaveLength(1);
  },
});

/** The dialog of Record New Agent. */
export const NewAgent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record New Agent' }));
    await expect((await findDialog(canvas)).getByLabelText(/^Name/)).toHaveFocus();
  },
});

/** Only paused agents are listed. */
export const PausedAlone = meta.story({
  args: { filter: { search: '', status: 'paused' } },
  play: async () => expect(names()).toEqual(['Email Agent']),
});

/** Two changes are pending: the buttons keep the focus and do nothing. */
export const Changing = meta.story({
  args: { onPause: fn(neverSettles), onResume: fn(neverSettles) },
  play: ({ canvas }) => {
    canvas.getByRole('button', { name: 'Pause Research Agent' }).click();
    canvas.getByRole('button', { name: 'Resume Email Agent' }).click();
  },
});

export const NoMatch = meta.story({ args: { filter: { search: 'telegram', status: 'all' } } });

export const Loading = meta.story({
  args: { agents: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading agents')).toBeInTheDocument();
    await expect(canvas.getByRole('searchbox')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { agents: failed('500: The server failed', fn()) },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('500: The server failed'),
});

/** The last read failed: the figures shown are of yesterday. */
export const Stale = meta.story({
  args: { agents: ready(agents, { since: new Date(FIXED_NOW.getTime() - 86_400_000) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/These figures are from/)).toHaveTextContent('from yesterday at 09:41');
    await expect(names()).toHaveLength(7);
  },
});

export const LeftOut = meta.story({
  tags: ['odd'],
  args: { agents: ready(asRows(agents.items.slice(0, 2), 1)) },
  play: async ({ canvas }) => expect(canvas.getByText('1 agent could not be read')).toBeVisible(),
});

/** Ten thousand agents: sixty are shown at first. */
export const Many = meta.story({
  tags: ['odd'],
  args: {
    agents: ready(
      asRows(
        manyLike(10_000, agentSummary(), (index) => ({ id: `agent-${index}`, name: `Agent ${index}`, type: 'custom' })),
      ),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    // A query by role would be slow with so many cards.
    await expect(canvasElement.querySelectorAll('li h2')).toHaveLength(60);
    await expect(canvas.getByText('Show more')).toBeVisible();
  },
});

export const LongText = meta.story({
  tags: ['odd'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    agents: ready(
      asRows([
        agentSummary({ name: longWord(400), model: longWord(200), description: longText(2_000) }),
        agentSummary({
          id: 'b',
          name: longText(400),
          description: longWord(400),
          lastActiveAt: '2999-01-01T00:00:00Z',
        }),
      ]),
    ),
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390),
});

export const UnknownStatus = meta.story({
  tags: ['odd'],
  args: {
    agents: ready(
      asRows([
        agentSummary({ id: 'a', name: 'Retired Agent', status: 'retired', lastActiveAt: 'not a date' }),
        agentSummary({ id: 'b', name: 'Nameless status', status: '', lastActiveAt: undefined }),
        agentSummary({ id: 'c', name: 'Prototype', status: 'toString', type: '__proto__' }),
        ...oddTexts
          .slice(0, 8)
          .map((text, index) =>
            agentSummary({ id: `odd-${index}`, name: text, description: text, model: text, status: text }),
          ),
      ]),
    ),
  },
  play: async () => {
    const retired = cardOf('Retired Agent');
    await expect(retired.getByText('retired')).toBeVisible();
    await expect(retired.queryByText('Live')).toBeNull();
    await expect(retired.getByText(/^Active/, { selector: 'p > span' })).toHaveTextContent('Active –');
    await expect(cardOf('Nameless status').getByText('No runs yet')).toBeVisible();
    await expect(cardOf('Nameless status').getByText('Unknown')).toBeVisible();
    await expect(cardOf('Prototype').getByText('toString')).toBeVisible();
  },
});

export const ShownToViewer = meta.story({
  globals: { member: 'viewer' },
  parameters: { covers: ['role.viewer'] },
  play: async ({ args, canvas, userEvent }) => {
    const pause = canvas.getByRole('button', { name: 'Pause Research Agent', ...viewerDeniedReason });
    await userEvent.click(pause);
    await expect(args.onPause).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Record New Agent', ...viewerDeniedReason }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('searchbox')).toBeEnabled();
  },
});
