import type { QuestionChange } from '@switchboard/api-contract/conversations';
import { product } from '@switchboard/api-contract/product';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { expect, fn, screen, within } from 'storybook/test';
import { agree, refuse } from '../../../../test/format/outcomes.ts';
import { ChangeDialog, type ChangeDialogProps } from './ChangeDialog.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const changeArgs: ChangeDialogProps = {
  now: FIXED_NOW,
  onChange: agree(),
  onClose: fn(),
  change: {
    form: 'research',
    agentId: 'research-agent',
    collection: undefined,
    recordId: undefined,
    values: { query: 'Heat pumps in Poland' },
  },
};

/** What a question would do, in the form that exists for it. */
const meta = preview.meta({
  title: 'Assistant/Change',
  component: ChangeDialog,
  args: changeArgs,
  decorators: [
    (Story) => (
      <main data-theme="dark">
        <h1>{product.name}</h1>
        <Story />
      </main>
    ),
  ],
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Change what is asked' }));
const change = (values: QuestionChange['values'], more: Partial<QuestionChange>): Partial<ChangeDialogProps> => ({
  change: { form: 'record', agentId: undefined, collection: undefined, recordId: undefined, ...more, values },
});

export const Research = meta.story({
  parameters: { covers: ['assistant.changed'] },
});

export const AsksAgain = Research.extend({
  tags: ['behaviour'],
  parameters: { covers: [], asserts: ['assistant.changed'] },
  play: async ({ args, userEvent }) => {
    const form = await dialog();
    const field = form.getByRole('textbox', { name: 'Research question' });
    await userEvent.type(field, ' and Lithuania');
    await userEvent.click(form.getByRole('button', { name: 'Ask again' }));
    await expect(args.onChange).toHaveBeenCalledWith({ query: 'Heat pumps in Poland and Lithuania' });
    await expect(args.onClose).toHaveBeenCalled();
  },
});

/** What the server refuses stands beside the field, and nothing that was typed is lost. */
export const Refused = Research.extend({
  tags: ['behaviour'],
  args: {
    onChange: refuse({ kind: 'invalid', message: 'query: Too vague', fields: { query: 'Ask about one thing' } }),
  },
  parameters: { covers: [] },
  play: async ({ args, userEvent }) => {
    const form = await dialog();
    const field = form.getByRole('textbox', { name: 'Research question' });
    await userEvent.type(field, ' and all else');
    await userEvent.click(form.getByRole('button', { name: 'Ask again' }));
    await expect(field).toHaveAccessibleDescription('Ask about one thing');
    await expect(field).toHaveValue('Heat pumps in Poland and all else');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Run = meta.story({ args: change({ input: 'Find cold stores' }, { form: 'run', agentId: 'scout' }) });

export const Workflow = meta.story({
  args: change({ goal: 'Find restaurants in Leipzig and write each an offer' }, { form: 'workflow' }),
});

export const Reply = meta.story({
  args: change({ content: 'Hello Femke,\n\nFriday works for us.' }, { form: 'reply', agentId: 'email-agent' }),
});

export const Schedule = meta.story({
  args: change(
    { kind: 'weekdays', time: '08:00', zone: 'Europe/Berlin' },
    { form: 'schedule', agentId: 'email-agent' },
  ),
});

export const ScheduleAsksAgain = Schedule.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Daily' }));
    await userEvent.click(form.getByRole('button', { name: 'Ask again' }));
    await expect(args.onChange).toHaveBeenCalledWith({
      kind: 'daily',
      time: '08:00',
      zone: 'Europe/Berlin',
    });
    await expect(args.onClose).toHaveBeenCalled();
  },
});

const lead = { name: 'Dana Whitfield', company: 'Halden Freight', status: 'qualified', score: 81 };

export const Lead = meta.story({
  args: change(lead, { agentId: 'lead-generation-agent', collection: 'leads', recordId: 'lead-1' }),
});

/** Only what was changed in the form is sent. */
export const LeadAsksAgain = Lead.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: 'Phone' }), '+49 30 1234567');
    await userEvent.click(form.getByRole('button', { name: 'Ask again' }));
    await expect(args.onChange).toHaveBeenCalledWith({ phone: '+49 30 1234567' });
  },
});

export const AddedLead = meta.story({
  args: change(
    { name: 'Dana Whitfield', company: 'Halden Freight' },
    { agentId: 'lead-generation-agent', collection: 'leads' },
  ),
});

export const Event = meta.story({
  args: change(
    { title: 'Quarterly review', startTime: '2026-11-23T09:00:00.000Z', endTime: '2026-11-23T10:00:00.000Z' },
    { agentId: 'calendar-agent', collection: 'events', recordId: 'event-1' },
  ),
});
