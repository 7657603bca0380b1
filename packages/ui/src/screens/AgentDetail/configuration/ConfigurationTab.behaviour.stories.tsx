import { defaultConfiguration } from '@switchboard/api-contract/agentDetail';
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
  sentOnce,
  settings,
  state,
  timeout,
  unanswered,
} from '../../../../test/agentDetail/configurationStory.ts';
import { answer } from '../../../../test/agentDetail/LiveAgentDetail.tsx';
import { fits } from '../../../../test/agentPage/inStory.ts';
import { pressComposing } from '../../../../test/components/pressComposing.ts';
import { openTab } from '../../../../test/components/openTab.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Agent detail/Configuration', ...configurationStory, tags: ['behaviour'] });

export const ToggleIsSentAtOnce = meta.story({
  parameters: { asserts: ['agent-detail.configuration'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'autoStart' }));
    await sentOnce(args.configuration.onSend, { autoStart: true });
  },
});

export const NumberIsSentOnLeaving = meta.story({
  parameters: { asserts: ['agent-detail.configuration'] },
  play: async ({ canvas, userEvent, args }) => {
    await retype({ userEvent }, timeout(canvas), '60');
    await expect(args.configuration.onSend).not.toHaveBeenCalled();
    await expect(state(canvas)).toHaveTextContent('Unsaved changes, kept in this browser');
    await userEvent.tab();
    await sentOnce(args.configuration.onSend, { timeout: 60 });
    answer(agentWith({ timeout: 60 }, 2));
    await waitFor(() => expect(state(canvas)).toHaveTextContent('No changes'));
    await userEvent.click(timeout(canvas));
    await userEvent.tab();
    await expect(args.configuration.onSend).toHaveBeenCalledOnce();
  },
});

export const EnterFiveTimesSendsOnce = meta.story({
  parameters: { asserts: ['agent-detail.configuration'] },
  play: async ({ canvas, userEvent, args }) => {
    await retype({ userEvent }, retries(canvas), '1');
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
    await userEvent.tab();
    await sentOnce(args.configuration.onSend, { retryAttempts: 1 });
  },
});

/** Enter that chooses a word of an input method sends no number and no JSON. */
export const Composition = meta.story({
  parameters: { asserts: ['agent-detail.configuration'] },
  play: async ({ canvas, userEvent, args }) => {
    await retype({ userEvent }, retries(canvas), '1');
    await pressComposing(retries(canvas), 'Enter');
    await pressComposing(retries(canvas), 'ArrowUp');
    await expect(args.configuration.onSend).not.toHaveBeenCalled();
    await expect(retries(canvas)).toHaveValue('1');
  },
});

export const ArrowKeysCount = meta.story({
  parameters: { asserts: ['agent-detail.configuration'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(retries(canvas));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(retries(canvas)).toHaveValue('5');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await sentOnce(args.configuration.onSend, { retryAttempts: 4 });
  },
});

export const NumberOutOfBoundsIsNotSent = meta.story({
  parameters: { asserts: ['agent-detail.configuration'] },
  play: async ({ canvas, userEvent, args }) => {
    await retype({ userEvent }, retries(canvas), '8');
    await expect(canvas.queryByText('Enter a number from 0 to 5')).toBeNull();
    await userEvent.tab();
    await expect(retries(canvas)).toHaveAccessibleDescription('Enter a number from 0 to 5');
    await expect(retries(canvas)).toBeInvalid();
    await expect(state(canvas)).toHaveTextContent('1 field needs your attention');
    await userEvent.click(save(canvas));
    await expect(args.configuration.onSend).not.toHaveBeenCalled();
    // The message disappears with the first key.
    await userEvent.type(retries(canvas), '{Backspace}');
    await expect(retries(canvas)).not.toBeInvalid();
    await userEvent.type(retries(canvas), '5{Enter}');
    await sentOnce(args.configuration.onSend, { retryAttempts: 5 });
  },
});

export const EmptyNumber = meta.story({
  parameters: { asserts: ['agent-detail.configuration'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(timeout(canvas));
    await userEvent.tab();
    await expect(timeout(canvas)).toHaveAccessibleDescription('Enter a number from 10 to 3600');
    await expect(args.configuration.onSend).not.toHaveBeenCalled();
    await openTab(canvas, 'Overview');
    await openTab(canvas, 'Configuration');
    await expect(timeout(canvas)).toHaveValue('');
  },
});

export const CustomSettingsAreSentOnLeaving = meta.story({
  parameters: { asserts: ['agent-detail.configuration'] },
  play: async ({ canvas, userEvent, args }) => {
    await retype({ userEvent }, settings(canvas), '{"minimumScore": 80, "tags": ["a"]}');
    await expect(args.configuration.onSend).not.toHaveBeenCalled();
    await userEvent.tab();
    await sentOnce(args.configuration.onSend, { customSettings: { minimumScore: 80, tags: ['a'] } });
  },
});

export const InvalidJsonIsNotSent = meta.story({
  parameters: { asserts: ['agent-detail.custom-settings-invalid'] },
  play: async ({ canvas, userEvent, args }) => {
    await retype({ userEvent }, settings(canvas), '{"minimumScore": 80,');
    await userEvent.tab();
    await expect(settings(canvas)).toHaveAccessibleDescription('Line 1, column 21: the text ends before its last }');
    await expect(canvas.getByText('Not valid')).toBeVisible();
    await retype({ userEvent }, settings(canvas), '{\n  "minimumScore": 80,\n}');
    await userEvent.tab();
    await expect(settings(canvas)).toHaveAccessibleDescription('Line 3, column 1: no comma is allowed before }');
    await retype({ userEvent }, settings(canvas), '[1]');
    await userEvent.tab();
    await expect(settings(canvas)).toHaveAccessibleDescription('Custom Settings must be a JSON object');
    await userEvent.click(save(canvas));
    await expect(args.configuration.onSend).not.toHaveBeenCalled();
    // The server still has the last valid value, and Reset brings it back.
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(settings(canvas)).toHaveValue('{\n  "minimumScore": 70\n}');
  },
});

export const WholeConfigurationIsSent = meta.story({
  parameters: { asserts: ['agent-detail.configuration', 'agent-detail.configuration-saved'] },
  play: async ({ canvas, userEvent, args }) => {
    await retype({ userEvent }, timeout(canvas), '60');
    // Straight from the field: one request with the whole configuration, and none for the field before it.
    await userEvent.click(save(canvas));
    await sentOnce(args.configuration.onSend, {
      enabled: true,
      autoStart: false,
      maxConcurrentExecutions: 5,
      retryAttempts: 3,
      timeout: 60,
      customSettings: { minimumScore: 70 },
    });
    await expect(await canvas.findByText('Configuration Updated')).toBeVisible();
    await expect(canvas.getByText('Agent configuration saved successfully')).toBeVisible();
    answer(agentWith({ timeout: 60 }, 2));
    await waitFor(() => expect(args.configuration.onDraftChange).toHaveBeenLastCalledWith(undefined));
    await expect(timeout(canvas)).toHaveValue('60');
  },
});

/** Clicks that come before the button can show busy. */
export const DoubleClicks = meta.story({
  parameters: { asserts: ['request.once'] },
  args: unanswered(),
  play: async ({ canvas, args }) => {
    save(canvas).click();
    save(canvas).click();
    await expect(args.configuration.onSend).toHaveBeenCalledOnce();
    const toggle = canvas.getByRole('switch', { name: 'autoStart' });
    toggle.click();
    toggle.click();
    await expect(args.configuration.onSend).toHaveBeenCalledTimes(2);
    await expect(args.configuration.onSend).toHaveBeenLastCalledWith({ autoStart: true }, { autoStart: false });
  },
});

export const SaveUnchanged = meta.story({
  parameters: { asserts: ['agent-detail.configuration'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(save(canvas));
    await sentOnce(args.configuration.onSend, { ...defaultConfiguration, customSettings: { minimumScore: 70 } });
  },
});

export const SavingIgnoresPresses = meta.story({
  parameters: { asserts: ['request.once'] },
  args: unanswered(),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(save(canvas));
    await userEvent.dblClick(save(canvas));
    await expect(args.configuration.onSend).toHaveBeenCalledOnce();
  },
});

export const SaveFails = meta.story({
  args: { outcome: 'failed' },
  parameters: { asserts: ['agent-detail.configuration-failed'] },
  play: async ({ canvas, userEvent, args }) => {
    await retype({ userEvent }, settings(canvas), '{"minimumScore": 80}');
    await retype({ userEvent }, timeout(canvas), '60');
    await userEvent.click(save(canvas));
    await expect(await canvas.findByText('Failed to update configuration')).toBeVisible();
    await expect(state(canvas)).toHaveTextContent('Not saved. Your changes are still here.');
    await expect(timeout(canvas)).toHaveValue('60');
    await expect(settings(canvas)).toHaveValue('{"minimumScore": 80}');
    // A poll in between changes nothing, and Save can be tried again.
    answer(agentWith({ retryAttempts: 2 }, 2));
    await waitFor(() => expect(retries(canvas)).toHaveValue('2'));
    await expect(timeout(canvas)).toHaveValue('60');
    const before = args.configuration.onSend;
    await userEvent.click(save(canvas));
    await expect(before).toHaveBeenLastCalledWith(
      {
        enabled: true,
        autoStart: false,
        maxConcurrentExecutions: 5,
        retryAttempts: 2,
        timeout: 60,
        customSettings: { minimumScore: 80 },
      },
      expect.objectContaining({ retryAttempts: 2, timeout: 300 }),
    );
  },
});

export const ToggleFails = meta.story({
  parameters: { asserts: ['agent-detail.configuration-failed'] },
  args: { outcome: 'failed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'enabled' }));
    await expect(await canvas.findByText('Failed to update configuration')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'enabled' })).toBeChecked();
  },
});

export const RefusalEndsWithTheNextKey = meta.story({
  parameters: { asserts: ['agent-detail.configuration-failed'] },
  args: refusedTimeout(),
  play: async ({ canvas, userEvent }) => {
    await readRefusal({ canvas, userEvent });
    await userEvent.type(timeout(canvas), '{Backspace}');
    await expect(timeout(canvas)).not.toBeInvalid();
  },
});

/** Values that the fields don't allow are not sent either. */
export const ConfigurationOddFieldsAreNotSent = meta.story({
  parameters: { asserts: ['agent-detail.odd-fields'] },
  args: oddConfiguration,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(save(canvas));
    await expect(args.configuration.onSend).not.toHaveBeenCalled();
  },
});

export const ConfigurationNarrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const { left, right } = canvas.getByRole('tab', { name: 'Configuration' }).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await retype({ userEvent }, timeout(canvas), '60');
    answer(agentWith({ timeout: 900 }, 2));
    await expect(await canvas.findByRole('button', { name: /^Keep yours/ })).toBeVisible();
    await fits();
  },
});
