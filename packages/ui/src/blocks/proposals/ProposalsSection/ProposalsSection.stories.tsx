import { proposal } from '@switchboard/api-mocks/builders/proposals';
import { longText, odd } from '@switchboard/api-mocks/builders/texts';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { useState, type ComponentProps } from 'react';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { agree, refuse } from '../../../../test/format/outcomes.ts';
import { ProposalsSection } from './ProposalsSection.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const rows = (...items: ReturnType<typeof proposal>[]) => ({ items, leftOut: 0 });

const meta = preview.meta({
  component: ProposalsSection,
  tags: ['autodocs', 'manifest'],
  args: {
    proposals: rows(
      proposal(),
      proposal({
        id: 'proposal-2',
        text: { kind: 'sendMessageTo', args: { to: 'accounts@kestrel.test', subject: 'Invoice 2291' } },
        state: 'failed',
        outcome: { kind: 'connectAccount', args: { services: ['Gmail'] } },
      }),
    ),
    control: { onCarryOut: agree(), onDiscard: agree() },
    now: FIXED_NOW,
  },
  decorators: [paddedStory],
});

export const Playground = meta.story();

export const Decides = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Do it: Send “Contract for Q1 lanes” to dana@lanes.test' }),
    );
    await expect(mocked(args.control.onCarryOut)).toHaveBeenCalledWith('proposal-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Show 1 more' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Discard: .*Invoice 2291/ }));
    await expect(mocked(args.control.onDiscard)).toHaveBeenCalledWith('proposal-2');
  },
});

export const OneAnswerAtATime = meta.story({
  tags: ['behaviour'],
  args: { control: { onCarryOut: fn(() => new Promise<never>(() => {})), onDiscard: agree() } },
  play: async ({ canvas, userEvent }) => {
    const discard = canvas.getByRole('button', { name: /^Discard/ });
    await expect(discard).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: /^Do it/ }));
    await expect(discard).toBeDisabled();
  },
});

/** A page that takes away what is discarded, as the routes do. */
function UntilDiscarded({ proposals, control, now }: ComponentProps<typeof ProposalsSection>) {
  const [items, setItems] = useState(proposals.items);
  const onDiscard = async (id: string) => {
    setItems(items.filter((each) => each.id !== id));
    return await control.onDiscard(id);
  };
  return (
    <div>
      <ProposalsSection proposals={rows(...items)} control={{ ...control, onDiscard }} now={now} />
      <Section title="Calendar Events" />
    </div>
  );
}

/** The row under the focus goes with each answer. */
export const FocusGoesOn = meta.story({
  tags: ['behaviour'],
  render: (args) => <UntilDiscarded {...args} />,
  play: async ({ canvas, userEvent }) => {
    const discardFirst = async () => {
      canvas.getAllByRole('button', { name: /^Discard/ })[0]?.focus();
      await userEvent.keyboard('{Enter}');
    };
    await discardFirst();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Proposals' })).toHaveFocus());
    await discardFirst();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Calendar Events' })).toHaveFocus());
  },
});

/** Another member was faster. */
export const Refused = meta.story({
  args: {
    proposals: rows(proposal()),
    control: {
      onCarryOut: refuse({ kind: 'conflict', message: 'It is already in progress', fields: {} }),
      onDiscard: agree(),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Do it/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('It is already in progress');
  },
});

/** A long subject from outside, in another direction of writing. */
export const Odd = meta.story({
  tags: ['odd'],
  args: {
    proposals: rows(
      proposal({
        text: { kind: 'sendMessageTo', args: { to: odd.rightToLeft, subject: longText(400) } },
        sandbox: true,
      }),
    ),
  },
});

export const None = meta.story({
  tags: ['behaviour'],
  args: { proposals: rows() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
