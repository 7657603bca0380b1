import { longText, longWord, odd } from '@switchboard/api-mocks/builders/texts';
import { user } from '@switchboard/api-mocks/builders/auth';
import { expect, fn } from 'storybook/test';
import { CreateAgentDialog } from '../../blocks/agents/CreateAgentDialog/CreateAgentDialog.tsx';
import { Field } from '../../components/forms/Field/Field.tsx';
import { TextInput } from '../../components/forms/TextInput/TextInput.tsx';
import { LeaveDialog } from '../../components/layers/LeaveDialog/LeaveDialog.tsx';
import { Card } from '../../components/layout/Card/Card.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageHeader } from '../../components/layout/PageHeader/PageHeader.tsx';
import { PartFailed } from '../../components/states/LazyRegion/LazyRegion.tsx';
import { agree } from '../../../test/format/outcomes.ts';
import { shellStory } from '../../../test/shell/shellStory.tsx';
import { Shell } from './Shell.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Screens/Shell', ...shellStory, component: Shell });

const narrow = { viewport: { value: 'narrow' } };

export const Desktop = meta.story({
  parameters: { covers: ['shell.desktop'] },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull(),
});

/** Only a token of an older version is stored: the member has no name. */
export const LegacyKey = meta.story({
  args: { user: { id: undefined, username: undefined, name: undefined, email: undefined, role: undefined } },
  parameters: { covers: ['session.legacy-key'] },
});

export const MobileClosed = meta.story({
  globals: narrow,
  parameters: { covers: ['shell.mobile-closed'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

export const MobileOpen = meta.story({
  globals: narrow,
  parameters: { covers: ['shell.mobile-open'] },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Open menu' })),
});

export const Offline = meta.story({ args: { offline: true }, parameters: { covers: ['shell.offline'] } });

/** One card's code did not come; the rest of the page lives on. */
export const PartOfThePageFailed = meta.story({
  args: {
    children: (
      <Page>
        <PageHeader title="Dashboard" sub="What a member sees first." />
        <Card>
          <PartFailed />
        </Card>
      </Page>
    ),
  },
  parameters: { covers: ['shell.part-failed'] },
});

const form = (
  <Page>
    <PageHeader title="Calendar Agent" sub="Books and moves meetings." />
    <Card padded>
      <Field label="Buffer time">
        <TextInput defaultValue="25" />
      </Field>
    </Card>
  </Page>
);

/** The edits stay as a draft. */
export const LeaveAsks = meta.story({
  args: {
    current: 'agents',
    children: (
      <>
        {form}
        <LeaveDialog unsaved="draft" onStay={fn()} onLeave={fn()} />
      </>
    ),
  },
  parameters: { covers: ['shell.leave-asks'] },
});

/** A secret is never in a draft, and would be lost. */
export const LeaveAsksWithASecret = meta.story({
  args: {
    current: 'agents',
    children: (
      <>
        {form}
        <LeaveDialog unsaved="secret" onStay={fn()} onLeave={fn()} />
      </>
    ),
  },
  parameters: { covers: ['shell.leave-asks'] },
});

/** Escape would discard the new agent's name. */
export const DialogAsks = meta.story({
  args: {
    current: 'agents',
    children: (
      <>
        {form}
        <CreateAgentDialog onClose={fn()} onCreate={agree()} />
      </>
    ),
  },
  parameters: { covers: ['shell.dialog-asks'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Name/), 'Support triage');
    // Blurs the field, so that its change event does not come with the question, during React's render.
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
  },
});

/** Before the count is known, and on a page outside the four. */
export const WithoutCount = meta.story({ tags: ['odd'], args: { agentCount: undefined, current: undefined } });

export const LongText = meta.story({
  tags: ['odd'],
  args: {
    user: user({ name: longText(200), role: longWord(80) }),
    agentCount: 10_000,
    children: <PageHeader title={longText(160)} sub={longWord(300)} />,
  },
});

export const OddText = meta.story({
  tags: ['odd'],
  globals: narrow,
  args: { user: user({ name: odd.rightToLeft, role: odd.zalgo }) },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Open menu' })),
});

/** A member with nothing but a username. */
export const BareUser = meta.story({
  tags: ['odd'],
  args: { user: { id: undefined, username: 'demo', name: undefined, email: undefined, role: undefined } },
});
