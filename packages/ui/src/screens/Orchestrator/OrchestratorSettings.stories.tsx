import { orchestratorSettingsValue } from '@switchboard/api-mocks/builders/orchestrator';
import { expect } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { region } from '../../../test/agentPage/inStory.ts';
import { ready } from '../../format/viewState.ts';
import { OrchestratorScreen } from './OrchestratorScreen.tsx';
import { args } from '../../../test/agentPage/orchestratorStory.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Super agent/Settings',

  ...agentPageMeta(OrchestratorScreen, args),
});

export const Configuration = meta.story({
  parameters: { covers: ['orchestrator.configuration'] },
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('textbox', { name });
    await expect(box('Max concurrent tasks')).toHaveValue('10');
    await expect(canvas.getByRole('meter', { name: 'Max concurrent tasks of 20' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    for (const [name, value] of [
      ['Task timeout', '300'],
      ['Retry attempts', '3'],
      ['High CPU', '80'],
      ['High memory', '85'],
      ['Task failure rate', '15'],
    ] as const)
      await expect(box(name)).toHaveValue(value);
    for (const name of [
      'Active',
      'Auto scaling',
      'Load balancing',
      'Priority weighting',
      'Error recovery',
      'Resource optimization',
      'Real-time monitoring',
    ])
      await expect(canvas.getByRole('switch', { name })).toBeChecked();

    const analytics = region(canvas, /System Analytics/);
    for (const text of ['1.2s avg', '450', '48s', '8']) await expect(analytics.getByText(text)).toBeVisible();
    await expect(analytics.getByRole('meter', { name: 'Task Success Rate' })).toHaveAttribute('aria-valuenow', '96');
    await expect(analytics.getByRole('meter', { name: 'Agent Utilization' })).toHaveAttribute('aria-valuenow', '78');
    await expect(analytics.getByRole('link', { name: 'View Detailed Analytics' })).toHaveAttribute(
      'href',
      '/agent/switchboard-super-agent?tab=performance',
    );
    await expect(
      region(canvas, 'Alert Thresholds').getByText(
        /^The dashboard shows an alert above these values, until they fall 5 points below\./,
      ),
    ).toBeVisible();
  },
});

export const InvalidIsNotSaved = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['orchestrator.configuration'] },
  play: async ({ canvas, userEvent }) => {
    const box = (name: string) => canvas.getByRole('textbox', { name });
    await userEvent.clear(box('High CPU'));
    await expect(box('High CPU')).toHaveAccessibleDescription('Enter a number from 0 to 100');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).not.toHaveBeenCalled();
    await userEvent.type(box('High CPU'), '90');
    await userEvent.click(canvas.getByRole('switch', { name: 'Auto scaling' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).toHaveBeenCalledWith({ autoScaling: false, 'alertThresholds.highCpu': 90 });
  },
});

/** The defaults, not saved yet. */
export const ResetToDefaults = meta.story({
  args: {
    settings: {
      ...args.settings,
      saved: ready(orchestratorSettingsValue({ maxConcurrentTasks: 4, loadBalancing: false })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to Defaults' }));
    await expect(canvas.getByRole('textbox', { name: 'Max concurrent tasks' })).toHaveValue('10');
    await expect(canvas.getByRole('switch', { name: 'Load balancing' })).toBeChecked();
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await expect(args.settings.onSave).not.toHaveBeenCalled();
  },
});
