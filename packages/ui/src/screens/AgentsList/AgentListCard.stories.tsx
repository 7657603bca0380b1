import { agentSummary } from '@switchboard/api-mocks/builders/agents';
import { asRows } from '@switchboard/api-mocks/builders/asRows';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ready } from '../../format/viewState.ts';

import { agents, agentsListStory, cardOf, WithAddress } from '../../../test/agentsList/agentsListStory.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'AI Agents', ...agentsListStory });

/** Started but never run: it is live, and has no last activity. */
export const LiveWithoutRuns = meta.story({
  args: { agents: ready(asRows([agentSummary({ lastActiveAt: undefined })])) },
  play: async () =>
    expect(cardOf('Lead Generation Agent').getByText('Live').closest('p')).toHaveTextContent('Live·No runs yet'),
});

export const Pause = meta.story({
  parameters: { covers: ['agents.list'] },
  play: async ({ args }) => {
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
    const [changing, setChanging] = useState<ReadonlySet<string>>();
    const answer = (next: string) => () => {
      setStatus(next);
      setChanging(undefined);
    };
    return (
      <>
        <WithAddress
          {...args}
          agents={ready({
            ...agents,
            items: agents.items.map((agent) => (agent.id === 'calendar-agent' ? { ...agent, status } : agent)),
          })}
          changing={changing}
          onPause={(id) => {
            setStatus('paused');
            setChanging(new Set([id]));
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
  play: async ({ canvas }) => {
    const said = () =>
      canvas
        .getAllByRole('status')
        .map((region) => region.textContent)
        .filter(Boolean);
    const pause = () => userEvent.click(canvas.getByRole('button', { name: 'Pause Calendar Agent' }));
    await pause();
    await expect(said()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Refused' }));
    await expect(said()).toEqual([]);
    await pause();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(said()).toEqual(['Calendar Agent is now paused']);
  },
});

/** While the change is pending the button keeps the focus and does nothing. */
export const Changing = meta.story({
  args: { changing: new Set(['research-agent']) },
  play: async ({ args }) => {
    await userEvent.dblClick(cardOf('Research Agent').getByRole('button', { name: 'Pause Research Agent' }));
    await expect(args.onPause).not.toHaveBeenCalled();
    await userEvent.click(cardOf('Calendar Agent').getByRole('button', { name: 'Pause Calendar Agent' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
  },
});
