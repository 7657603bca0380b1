import type { Played } from '@switchboard/ui/test/components/Played';
import { loginAnswer } from '@switchboard/api-mocks/builders/auth';
import { expect, waitFor, within } from 'storybook/test';
import { Flow, overrides, sentTo, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  args: { path: '/agents/lead-generation/detail' },
  parameters: { asserts: ['schedule.set'] },
  beforeEach: ({ globals }) => startFlow({ theme: globals['theme'] }),
});

/** The card, once the agent is read: until then its place is held by another. */
async function card({ canvas }: Played) {
  await canvas.findByRole('button', { name: 'Every N minutes' });
  return within(canvas.getByRole('region', { name: 'Schedule' }));
}

/** Sets the agent on a page to run daily at 06:30 in Berlin, and sees what the server makes of it. */
async function setDaily(context: Played, agentId: string): Promise<void> {
  const { canvas, userEvent } = context;
  const schedule = await card(context);
  await userEvent.click(await schedule.findByRole('button', { name: 'Daily' }));
  await userEvent.clear(schedule.getByRole('combobox', { name: 'Zone' }));
  await userEvent.type(schedule.getByRole('combobox', { name: 'Zone' }), 'Europe/Berlin');
  await userEvent.clear(schedule.getByLabelText('Time'));
  await userEvent.type(schedule.getByLabelText('Time'), '06:30');
  await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
  const runs = await schedule.findByRole('list', { name: 'Next three runs' });
  const items = within(runs).getAllByRole('listitem');
  await expect(items).toHaveLength(3);
  for (const item of items) await expect(item).toHaveTextContent(/, 06:30 (?:CES?T|GMT\+[12])/);
  await expect(await canvas.findByText(/^Next run .* 06:30/)).toBeVisible();
  const sent = sentTo(`/api/agents/${agentId}/schedule`, 'PUT');
  await expect(sent.map(({ body }) => JSON.parse(body ?? '') as unknown)).toEqual([
    { kind: 'daily', time: '06:30', zone: 'Europe/Berlin' },
  ]);
}

export const LeadGeneration = meta.story({ play: (context) => setDaily(context, 'lead-generation-agent') });

export const Calendar = meta.story({
  args: { path: '/agents/calendar/detail' },
  play: (context) => setDaily(context, 'calendar-agent'),
});

export const Orchestrator = meta.story({
  args: { path: '/agents/orchestrator/detail' },
  play: (context) => setDaily(context, 'switchboard-super-agent'),
});

export const GenericDetail = meta.story({
  args: { path: '/agent/calendar-agent?tab=configuration' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await setDaily(context, 'calendar-agent');
    // Stop holds it, which the card says, and Resume ends that.
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    const schedule = await card(context);
    await expect(await schedule.findByText('Held while the agent is paused.')).toBeVisible();
    await expect(canvas.getByText('Schedule held', { exact: false })).toBeVisible();
    await userEvent.click(schedule.getByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(canvas.getByText(/^Next run .* 06:30/)).toBeVisible());
  },
});

/** Email is paused here, and maps idle: a schedule is set all the same, and is held. */
export const HeldFromTheStart = meta.story({
  args: { path: '/agents/email/detail' },
  parameters: { asserts: ['schedule.held'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const schedule = await card(context);
    await userEvent.click(await schedule.findByRole('button', { name: 'Weekdays' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(await schedule.findByText('Held while the agent is paused.')).toBeVisible();
    await userEvent.click(schedule.getByRole('button', { name: 'Resume' }));
    await expect(await schedule.findByRole('list', { name: 'Next three runs' })).toBeVisible();
  },
});

export const MapsScraper = meta.story({
  args: { path: '/agents/maps-scraper/detail' },
  parameters: { asserts: ['schedule.held'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const schedule = await card(context);
    await userEvent.click(await schedule.findByRole('button', { name: 'Every N minutes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(await schedule.findByText('Held until the agent is started.')).toBeVisible();
  },
});

/** Research takes a question for each run. */
export const Research = meta.story({
  args: { path: '/agents/research/detail?tab=configuration' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const schedule = await card(context);
    await userEvent.click(await schedule.findByRole('button', { name: 'Every N minutes' }));
    await userEvent.type(schedule.getByRole('textbox', { name: 'Input' }), 'What is new?');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(await schedule.findByRole('list', { name: 'Next three runs' })).toBeVisible();
    const [sent] = sentTo('/api/agents/research-agent/schedule', 'PUT');
    await expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      kind: 'interval',
      everyMinutes: 60,
      input: 'What is new?',
    });
  },
});

const scheduleOf = '/api/agents/lead-generation-agent/schedule';
const configurationOf = '/api/agents/lead-generation-agent/config';

/** Changes a setting and the schedule, and presses the one Save. */
async function saveBoth(context: Played): Promise<void> {
  const { canvas, userEvent } = context;
  const schedule = await card(context);
  await userEvent.click(schedule.getByRole('button', { name: 'Daily' }));
  const score = canvas.getByRole('textbox', { name: 'Minimum score' });
  await userEvent.clear(score);
  await userEvent.type(score, '75');
  await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
}

/** One press saves settings and schedule; the settings are sent with nothing beside them. */
export const OneBar = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await saveBoth(context);
    await expect(await canvas.findByText('No changes')).toBeVisible();
    await expect(sentTo(scheduleOf, 'PUT')).toHaveLength(1);
    const sent = sentTo(configurationOf, 'PUT').map(({ body }) => JSON.parse(body ?? '') as unknown);
    await expect(sent).toEqual([
      { customSettings: { minimumScore: 75 }, base: { customSettings: expect.any(Object) as unknown } },
    ]);
  },
});

/** What was refused stays to be saved, and the bar says what it is. */
export const OneOfTwoRefused = meta.story({
  beforeEach: () =>
    void overrides.set(scheduleOf, () =>
      Response.json({ error: 'No such time', fields: { time: 'No such time' } }, { status: 422 }),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await saveBoth(context);
    const schedule = await card(context);
    await waitFor(() => expect(schedule.getByLabelText('Time')).toHaveAccessibleDescription('No such time'));
    await userEvent.clear(schedule.getByLabelText('Time'));
    await userEvent.type(schedule.getByLabelText('Time'), '07:00');
    overrides.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(await canvas.findByText('No changes')).toBeVisible();
    await expect(sentTo(configurationOf, 'PUT')).toHaveLength(1);
    await expect(sentTo(scheduleOf, 'PUT')).toHaveLength(2);
  },
});

/** Auto Sync is the schedule 'Every 60 minutes': each follows the other. */
export const AutoSync = meta.story({
  args: { path: '/agents/contacts/detail' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const schedule = await card(context);
    const autoSync = await canvas.findByRole('switch', { name: 'Auto Sync' });
    await waitFor(() => expect(schedule.getByRole('textbox', { name: 'Every' })).toHaveValue('60'));
    await userEvent.click(autoSync);
    await expect(await schedule.findByRole('button', { name: 'Off', pressed: true })).toBeVisible();
    await userEvent.click(schedule.getByRole('button', { name: 'Every N minutes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await waitFor(() => expect(autoSync).toBeChecked());
  },
});

/** What was not saved is there again after a reload. */
export const KeptAsDraft = meta.story({
  beforeEach: () => {
    sessionStorage.setItem(
      `switchboard:draft:${loginAnswer().user?.id ?? ''}:schedule:lead-generation-agent`,
      JSON.stringify({ since: '2026-11-20T07:30:00Z', edits: { kind: { value: 'weekly', base: 'off' } } }),
    );
  },
  play: async (context) => {
    const { userEvent } = context;
    const schedule = await card(context);
    await expect(await schedule.findByText(/^Your unsaved schedule is back\./)).toBeVisible();
    await expect(schedule.getByRole('button', { name: 'Weekly', pressed: true })).toBeVisible();
    await userEvent.click(schedule.getByRole('button', { name: 'Discard' }));
    await expect(sessionStorage).toHaveLength(0);
  },
});
