import { agentTable } from '@switchboard/api-contract/agentTable';
import { agentSummary } from '@switchboard/api-mocks/builders/agents';
import { asRows, manyLike } from '@switchboard/api-mocks/builders/build';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { announced, says } from '../../../test/components/announced.ts';
import { failed, ready } from '../../format/viewState.ts';
import {
  agents,
  agentsListStory,
  cardOf,
  columns,
  names,
  WithAddress,
} from '../../../test/agentsList/agentsListStory.tsx';
import { findDialog } from '../../../test/devices/findDialog.ts';
import { neverSettles } from '../../../test/neverSettles.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'AI Agents', ...agentsListStory, tags: ['behaviour'] });

export const DetailsLead = meta.story({
  parameters: { asserts: ['agents.details-link'] },
  play: async ({ canvas }) => {
    for (const { id, name } of agentTable)
      await expect(canvas.getByRole('link', { name: `Details of ${name}` })).toHaveAttribute('href', `/agent/${id}`);
  },
});

export const EmptyCreates = meta.story({
  args: { agents: ready(asRows([])) },
  parameters: { asserts: ['agents.empty'] },
  play: async ({ canvas, userEvent }) => {
    const create = canvas.getByRole('button', { name: 'Create Your First Agent' });
    await userEvent.click(create);
    await expect(canvas.getByRole('dialog', { name: 'New agent' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(create).toHaveFocus();
  },
});

export const RecordsNew = meta.story({
  parameters: { asserts: ['agents.record-new'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record New Agent' }));
    const dialog = await findDialog(canvas, { name: 'New agent' });
    await userEvent.type(dialog.getByLabelText(/^Name/), '  Support triage ');
    await userEvent.type(dialog.getByLabelText('Description'), 'Sorts tickets.{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Agent' }));
    await expect(args.onCreateAgent).toHaveBeenCalledOnce();
    await expect(args.onCreateAgent).toHaveBeenCalledWith({
      name: 'Support triage',
      type: 'custom',
      description: 'Sorts tickets.',
    });
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

export const Searches = meta.story({
  parameters: { asserts: ['agents.hidden-by-filter'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search agents...' }), 'MAIL');
    await expect(names()).toEqual(['Email Agent']);
    await expect(args.onFilter).toHaveBeenLastCalledWith({ search: 'MAIL', status: 'all' });
    await says('1 agent found');
    await userEvent.click(canvas.getByRole('button', { name: /^Active/ }));
    await expect(
      canvas.getByRole('heading', { name: '1 agent matches “MAIL” but is hidden by the filter Active' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }));
    await expect(names()).toEqual(['Email Agent']);
    await expect(canvas.getByRole('searchbox', { name: 'Search agents...' })).toHaveFocus();
    // The counts of the page do not depend on the search.
    await expect(canvas.getByText('5 of 7 agents active')).toBeVisible();
  },
});

export const FailedRetries = meta.story({
  args: { agents: failed('500: The server failed', fn()) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.agents.status === 'error' && args.agents.onRetry).toHaveBeenCalledOnce();
  },
});

export const ManyShowMore = meta.story({
  args: {
    agents: ready(
      asRows(
        manyLike(10_000, agentSummary(), (index) => ({ id: `agent-${index}`, name: `Agent ${index}`, type: 'custom' })),
      ),
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // A query by role would be slow with so many cards.
    await userEvent.click(canvas.getByText('Show more'));
    await expect(canvasElement.querySelectorAll('li h2')).toHaveLength(120);
    // Set in one step: with each key all of them would be searched again.
    await userEvent.click(canvas.getByPlaceholderText('Search agents...'));
    await userEvent.paste('agent 9999');
    await waitFor(() => expect(names()).toEqual(['Agent 9999']));
  },
});

export const Pauses = meta.story({
  parameters: { asserts: ['agents.list'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(cardOf('Calendar Agent').getByRole('button', { name: 'Pause Calendar Agent' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
    await expect(args.onPause).toHaveBeenCalledWith('calendar-agent');
    await userEvent.click(cardOf('Email Agent').getByRole('button', { name: 'Resume Email Agent' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
    await expect(args.onResume).toHaveBeenCalledWith('email-agent');
  },
});

/** The result of a change is announced once it succeeds; for one that fails the toast does that. */
export const PauseAnnounced = meta.story({
  render: function Paused(args) {
    const [status, setStatus] = useState('active');
    const [end, setEnd] = useState<() => void>();
    const answer = (next: string) => () => {
      setStatus(next);
      end?.();
    };
    return (
      <>
        <WithAddress
          {...args}
          agents={ready({
            ...agents,
            items: agents.items.map((agent) => (agent.id === 'calendar-agent' ? { ...agent, status } : agent)),
          })}
          onPause={() => {
            setStatus('paused');
            return new Promise((resolve) => setEnd(() => resolve));
          }}
        />
        <button type="button" onClick={answer('paused')}>
          Done
        </button>
        <button type="button" onClick={answer('active')}>
          Refused
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const pause = () => userEvent.click(canvas.getByRole('button', { name: 'Pause Calendar Agent' }));
    await pause();
    await expect(announced()).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'Refused' }));
    await expect(announced()).toBe('');
    await pause();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await says('Calendar Agent is now paused');
  },
});

/** While the change is pending the button keeps the focus and does nothing. */
export const ChangingDoesNothing = meta.story({
  args: { onPause: fn(neverSettles) },
  play: async ({ args, userEvent }) => {
    await userEvent.dblClick(cardOf('Research Agent').getByRole('button', { name: 'Pause Research Agent' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
    await userEvent.click(cardOf('Calendar Agent').getByRole('button', { name: 'Pause Calendar Agent' }));
    await expect(args.onPause).toHaveBeenCalledTimes(2);
  },
});

/** An unknown status can be resumed. */
export const UnknownStatusResumes = meta.story({
  args: { agents: ready(asRows([agentSummary({ id: 'a', name: 'Retired Agent', status: 'retired' })])) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(cardOf('Retired Agent').getByRole('button', { name: 'Resume Retired Agent' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
    await expect(args.onResume).toHaveBeenCalledWith('a');
  },
});

export const OneColumn = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { asserts: ['agents.list'] },
  play: async () => expect(columns()).toBe(1),
});

export const TwoColumns = meta.story({
  globals: { viewport: { value: 'tablet' } },
  parameters: {
    asserts: ['agents.list'],
    viewport: {
      options: { tablet: { name: 'Tablet, 1024', styles: { width: '1024px', height: '960px' }, type: 'tablet' } },
    },
  },
  play: async () => expect(columns()).toBe(2),
});

export const Small = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
});
