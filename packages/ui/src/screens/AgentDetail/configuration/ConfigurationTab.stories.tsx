import { agentDetail } from '@switchboard/api-mocks/builders/agents';
import { expect, waitFor } from 'storybook/test';
import {
  configurationStory,
  readRefusal,
  oddConfiguration,
  refusedTimeout,
  agentWith,
  retries,
  retype,
  save,
  settings,
  spies,
  state,
  timeout,
  unanswered,
  waiting,
} from '../../../../test/agentDetail/configurationStory.ts';
import { answer } from '../../../../test/agentDetail/LiveAgentDetail.tsx';
import { fits } from '../../../../test/agentPage/inStory.ts';
import { pointAtToast } from '../../../../test/components/pointAtToast.ts';
import { ready } from '../../../format/viewState.ts';
import { viewerDeniedReason } from '../../../../test/roles/viewerDeniedReason.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Agent detail/Configuration', ...configurationStory });

export const Configuration = meta.story({
  args: { agent: ready(agentDetail()) },
  parameters: { covers: ['agent-detail.configuration'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'enabled' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'autoStart' })).not.toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Max Concurrent Executions' })).toHaveValue('5');
    await expect(retries(canvas)).toHaveValue('3');
    await expect(timeout(canvas)).toHaveValue('300');
    await expect(JSON.parse(settings(canvas).value)).toMatchObject({
      targetIndustries: ['Logistics', 'Biotech'],
      maxLeadsPerDay: 50,
      googleSheetsUrl: '',
    });
    await expect(canvas.getByText('Valid JSON')).toBeVisible();
    await expect(state(canvas)).toHaveTextContent('No changes');
  },
});

export const Saved = meta.story({
  parameters: { covers: ['agent-detail.configuration-saved'] },
  play: async (context) => {
    await context.userEvent.click(save(context.canvas));
    await pointAtToast(context, 'Agent configuration saved successfully');
  },
});

/** The typed value is still there. */
export const Failed = meta.story({
  args: { outcome: 'failed' },
  parameters: { covers: ['agent-detail.configuration-failed'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await retype(context, timeout(canvas), '60');
    await userEvent.click(save(canvas));
    await pointAtToast(context, 'Failed to update configuration');
    await expect(timeout(canvas)).toHaveValue('60');
  },
});

export const CustomSettingsInvalid = meta.story({
  parameters: { covers: ['agent-detail.custom-settings-invalid'] },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await retype(context, settings(canvas), '{\n  "minimumScore": 80,\n}');
    await userEvent.tab();
    await expect(settings(canvas)).toHaveAccessibleDescription('Line 3, column 1: no comma is allowed before }');
    await expect(state(canvas)).toHaveTextContent('1 field needs your attention');
    await expect(args.configuration.onSend).not.toHaveBeenCalled();
  },
});

/** The timeout is being edited; the other fields have the values of the last answer. */
export const PollKeepsEdits = meta.story({
  parameters: { covers: ['agent-detail.poll-keeps-edits'] },
  play: async (context) => {
    const { canvas } = context;
    await retype(context, timeout(canvas), '60');
    answer(agentWith({ retryAttempts: 1, enabled: false }, 2));
    await waitFor(() => expect(retries(canvas)).toHaveValue('1'));
    await expect(timeout(canvas)).toHaveValue('60');
  },
});

export const ChangedByAnother = meta.story({
  parameters: { covers: ['agent-detail.changed-by-another'] },
  play: async (context) => {
    const { canvas } = context;
    await retype(context, timeout(canvas), '60');
    answer(agentWith({ timeout: 900 }, 2));
    await expect(await canvas.findByText('Another member set this to 900.')).toBeVisible();
    await expect(timeout(canvas)).toHaveValue('60');
    await expect(state(canvas)).toHaveTextContent('Another member changed 1 field that you edited');
  },
});

export const BothDisagree = meta.story({
  parameters: { covers: ['agent-detail.changed-by-another'] },
  args: {
    configuration: {
      ...spies(),
      draft: {
        since: '2026-11-20T08:40:00.000Z',
        edits: {
          timeout: { value: '60', base: '10', version: 0 },
          customSettings: { value: '{"minimumScore": 80}', base: '{}', version: 0 },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Another member set this to 300.')).toBeVisible();
    await expect(canvas.getByText('Another member changed 2 fields that you edited')).toBeVisible();
  },
});

export const DraftRestored = meta.story({
  parameters: { covers: ['agent-detail.draft-restored'] },
  args: { configuration: { ...spies(), draft: waiting } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Your unsaved changes are back. They have been kept in this browser since/),
    ).toHaveTextContent('kept in this browser since today at 09:12.');
    await expect(retries(canvas)).toHaveValue('8');
    await expect(retries(canvas)).toHaveAccessibleDescription('Enter a number from 0 to 5');
    await expect(settings(canvas)).toHaveValue('{"minimumScore": 80}');
  },
});

export const NumberOutOfBounds = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await retype(context, retries(canvas), '8');
    await userEvent.tab();
    await expect(retries(canvas)).toHaveAccessibleDescription('Enter a number from 0 to 5');
    await expect(retries(canvas)).toBeInvalid();
    await expect(state(canvas)).toHaveTextContent('1 field needs your attention');
  },
});

/** What the server refused is said at its field. */
export const RefusedField = meta.story({
  args: refusedTimeout(),
  play: async ({ canvas, userEvent }) => {
    await readRefusal({ canvas, userEvent });
  },
});

export const TogglePending = meta.story({
  args: unanswered(),
  play: async ({ canvas }) => {
    canvas.getByRole('switch', { name: 'enabled' }).click();
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'enabled' })).not.toBeChecked());
    await expect(state(canvas)).toHaveTextContent('Saving...');
  },
});

export const Saving = meta.story({
  args: unanswered(),
  play: async ({ canvas }) => {
    save(canvas).click();
    await waitFor(() => expect(save(canvas)).toHaveAttribute('aria-busy', 'true'));
  },
});

export const OddFields = meta.story({
  tags: ['odd'],
  args: oddConfiguration,
  play: async ({ canvas }) => {
    await expect(retries(canvas)).toHaveValue('-1');
    await expect(retries(canvas)).toBeInvalid();
    await expect(timeout(canvas)).toBeInvalid();
    await expect(canvas.getByRole('main').querySelector('img')).toBeNull();
  },
});

export const LongText = meta.story({
  tags: ['odd'],
  args: {
    agent: ready(
      agentWith({
        customSettings: Object.fromEntries(
          Array.from({ length: 400 }, (_, index) => [`setting ${index} ${'x'.repeat(200)}`, index]),
        ),
      }),
    ),
  },
  play: fits,
});

export const ShownToViewer = meta.story({
  globals: { member: 'viewer' },
  parameters: { covers: ['role.viewer'] },
  args: { agent: ready(agentDetail()), configuration: spies() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'autoStart' }));
    await expect(canvas.getByRole('switch', { name: 'autoStart' })).toHaveAccessibleDescription(
      new RegExp(`${viewerDeniedReason.description}$`),
    );
    await expect(retries(canvas)).toHaveValue('3');
    await expect(retries(canvas)).toBeDisabled();
    await userEvent.click(save(canvas));
    await expect(args.configuration.onSend).not.toHaveBeenCalled();
    await expect(state(canvas)).toHaveTextContent(viewerDeniedReason.description);
  },
});
