import { messages } from '@switchboard/api-contract/errors';
import { fn } from 'storybook/test';
import { agentDetailArgs } from '../../../test/agentDetail/agentDetailArgs.ts';
import { LiveAgentDetail } from '../../../test/agentDetail/LiveAgentDetail.tsx';
import { inShell } from '../../../test/inShell.tsx';
import { failed } from '../../format/viewState.ts';
import { SessionEndedScreen } from '../SessionEnded/SessionEndedScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

/** How calls to the server show on a page, with an agent's detail as the example. */
const meta = preview.meta({
  title: 'Calls to the server',
  component: LiveAgentDetail,
  args: agentDetailArgs,
  decorators: [inShell('agents')],
});

const failedWith = (reason: string) => failed(`${messages.agentDetails}. ${reason}`, fn());

export const ErrorText = meta.story({
  args: { agent: failedWith('500: Internal Server Error') },
  parameters: { covers: ['request.error-text'] },
});

export const Timeout = meta.story({
  args: { agent: failedWith(messages.timeout) },
  parameters: { covers: ['request.timeout'] },
});

/** What was read stays; the page says from when it is. */
export const Read = meta.story({
  args: { tab: 'executions' },
  parameters: { covers: ['request.shape'] },
});

/** The page below keeps what was typed. */
export const Unauthorised = meta.story({
  parameters: { covers: ['request.unauthorised'] },
  render: (args) => (
    <>
      <LiveAgentDetail {...args} />
      <SessionEndedScreen username="demo" onSignIn={fn()} />
    </>
  ),
});

export const Once = meta.story({
  args: { control: { busy: 'restart', onAction: fn() } },
  parameters: { covers: ['request.once'] },
});

export const Malformed = meta.story({
  args: { agent: failedWith('The server sent an answer that this page does not understand.') },
  parameters: { covers: ['request.malformed'] },
});

/** Trying again, in place of the button. */
export const Failing = meta.story({
  args: { agent: { ...failedWith('502: Bad Gateway'), retrying: true } },
  parameters: { covers: ['request.failing'] },
});
