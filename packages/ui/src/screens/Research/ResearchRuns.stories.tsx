import { asRows } from '@switchboard/api-mocks/builders/build';
import { researchTask, researchTasks } from '@switchboard/api-mocks/builders/research';
import { minutesAgo, FIXED_NOW } from '@switchboard/api-mocks/now';
import { expect, fn, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { openTab } from '../../../test/components/openTab.ts';
import { ready } from '../../format/viewState.ts';
import { ResearchScreen } from './ResearchScreen.tsx';
import { researchControl } from '../../../test/agentPage/researchArgs.ts';
import { args, research } from '../../../test/agentPage/researchStory.ts';
import { refuse } from '../../../test/format/outcomes.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Research/Runs',

  ...agentPageMeta(ResearchScreen, args),
});

export const Toggling = meta.story({
  args: { research: researchControl({ onToggle: fn(() => new Promise<never>(() => {})) }) },
  parameters: { covers: ['research.toggle'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await canvas.findByRole('button', { name: 'Pause', busy: true });
  },
});

/** Requests the new state once. */
export const TogglesOnce = Toggling.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['research.toggle'] },
  play: async ({ args: { research: control }, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Pause' }));
    await expect(control.onToggle).toHaveBeenCalledOnce();
    await expect(control.onToggle).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const ToggleFailed = meta.story({
  args: {
    research: researchControl({
      onToggle: refuse({ kind: 'conflict', message: 'The agent is being changed elsewhere', fields: {} }),
    }),
  },
  parameters: { covers: ['research.toggle-failed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).getByText('Failed to toggle agent')).toBeVisible();
    await expect(alert).toHaveTextContent('The agent is being changed elsewhere');
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeEnabled();
  },
});

export const RefusalDismissed = ToggleFailed.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['research.toggle-failed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Testing = meta.story({
  args: { research: researchControl({ onTest: fn(() => new Promise<never>(() => {})) }) },
  parameters: { covers: ['research.test'] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Test Connection' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

export const TestsOnce = Testing.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['research.test'] },
  play: async ({ args: { research: control }, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Test Connection' });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(control.onTest).toHaveBeenCalledOnce();
  },
});

export const TestPassed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test Connection' }));
    await expect(await canvas.findByText('Test passed in 240 ms')).toBeVisible();
    await expect(canvas.getByText(/The search service answered\./)).toBeVisible();
  },
});

export const TestFailed = meta.story({
  args: {
    research: researchControl({ onTest: refuse({ kind: 'unreachable', message: 'The server can’t be reached.' }) }),
  },
  parameters: { covers: ['research.test-failed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test Connection' }));
    await expect(await canvas.findByText('Connection test failed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Test Connection' })).toBeEnabled();
  },
});

/** The call succeeded, but the service behind it refused the key. */
export const TestWrongKey = meta.story({
  args: {
    research: researchControl({
      onTest: async () => ({
        kind: 'done',
        value: {
          outcome: 'wrong-credentials',
          message: 'Tavily refused the key',
          nextStep: 'Store a new one under API Connections.',
          latencyMs: 80,
          testedAt: undefined,
        },
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test Connection' }));
    await expect(await canvas.findByText('Wrong credentials')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Tavily refused the key. Store a new one under API Connections.',
    );
  },
});

/** The field is empty again, and the new research is on top of the list. */
export const Started = meta.story({
  args: {
    query: { tab: 'tasks' },
    research: researchControl({
      tasks: ready(
        asRows([
          {
            ...researchTask({ id: 'new', query: 'Who buys reefers?', status: 'in_progress', insights: [], sources: 0 }),
            title: undefined,
            description: undefined,
            category: undefined,
            priority: undefined,
            createdAt: minutesAgo(0),
          },
          ...researchTasks().items,
        ]),
      ),
    }),
  },
  parameters: { covers: ['research.start'] },
});

export const StartsOnce = meta.story({
  tags: ['behaviour'],
  args: { query: { tab: 'tasks' } },
  parameters: { asserts: ['research.start'] },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Research question' });
    await userEvent.type(box, '   {Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Start Research' }));
    await expect(research.onStart).not.toHaveBeenCalled();
    await userEvent.type(box, 'Who buys reefers? {Enter}{Enter}');
    await expect(research.onStart).toHaveBeenCalledOnce();
    await expect(research.onStart).toHaveBeenCalledWith('Who buys reefers?');
    await waitFor(() => expect(box).toHaveValue(''));
  },
});

export const StartFailed = meta.story({
  args: {
    query: { tab: 'tasks' },
    research: researchControl({ onStart: refuse({ kind: 'conflict', message: 'The agent is paused.', fields: {} }) }),
  },
  parameters: { covers: ['research.start-failed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Research question' }), 'Who buys reefers?');
    await userEvent.click(canvas.getByRole('button', { name: 'Start Research' }));
    await expect(await canvas.findByText('Failed to start research')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to start research · The agent is paused.');
    await expect(canvas.getByRole('textbox', { name: 'Research question' })).toHaveValue('Who buys reefers?');
  },
});

/** The question also survives a visit to another tab. */
export const QuestionSurvivesTabs = StartFailed.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['research.start-failed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Research question' }), 'Who buys reefers?{Enter}');
    await expect(await canvas.findByText('Failed to start research')).toBeVisible();
    await openTab(canvas, 'Sources');
    await openTab(canvas, 'Research Tasks');
    await expect(canvas.getByRole('textbox', { name: 'Research question' })).toHaveValue('Who buys reefers?');
  },
});

/** Nothing asks about it. */
export const QuestionKept = meta.story({
  args: {
    query: { tab: 'tasks' },
    research: researchControl({
      questionDraft: {
        draft: { since: FIXED_NOW.toISOString(), edits: { question: { value: 'Who sells pallets in', base: '' } } },
        onDraftChange: fn(),
      },
    }),
  },
  parameters: { covers: ['research.question-kept'] },
});
