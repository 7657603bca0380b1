import { loginAnswer } from '@switchboard/api-mocks/builders/auth';
import type { Played } from '@switchboard/ui/test/components/Played';
import { expect, waitFor, within } from 'storybook/test';
import { Flow, sentTo, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  args: { path: '/agents/calendar/detail' },
  parameters: { allowConsole: [/409/] },
  beforeEach: ({ globals }) => startFlow({ theme: globals['theme'] }),
});

const headers = { authorization: `Bearer ${loginAnswer().token ?? ''}`, 'content-type': 'application/json' };
/** Saves as another member would from elsewhere. */
const savedByAnother = (agentId: string, change: object) =>
  fetch(`/api/agents/${agentId}/config`, { method: 'PUT', headers, body: JSON.stringify(change) });
const savedConfiguration = async (agentId: string) =>
  (
    (await (await fetch(`/api/agents/${agentId}`, { headers })).json()) as {
      configuration: { timeout: number; customSettings: Record<string, unknown> };
    }
  ).configuration;
const retype = async ({ userEvent }: Played, box: HTMLElement, text: string) => {
  await userEvent.clear(box);
  await userEvent.type(box, text);
};
const box = ({ canvas }: Played, name: string) => canvas.findByRole('textbox', { name });
const save = ({ canvas, userEvent }: Played) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));

/** The inline notice says it; a toast would cover the save bar that is needed next. */
const expectNoToast = ({ canvas }: Played) => expect(canvas.queryByText('Failed to update configuration')).toBeNull();

/** Two members change two settings: both changes survive. */
export const TwoMembersTwoSettings = meta.story({
  parameters: { asserts: ['settings.changed-by-another'] },
  play: async (context) => {
    const { canvas } = context;
    await retype(context, await box(context, 'Buffer time'), '20');
    await savedByAnother('calendar-agent', {
      customSettings: { ...(await savedConfiguration('calendar-agent')).customSettings, maxMeetingsPerDay: 4 },
    });
    await save(context);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Meetings a day' })).toHaveValue('4'));
    await expect((await savedConfiguration('calendar-agent')).customSettings).toMatchObject({
      bufferTime: 20,
      maxMeetingsPerDay: 4,
    });
    await expect(canvas.getByText('No changes')).toBeVisible();
  },
});

/** Two members change one setting: the later one has to choose, and nothing is overwritten before. */
export const TwoMembersOneSetting = meta.story({
  parameters: { asserts: ['settings.changed-by-another'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const buffer = await box(context, 'Buffer time');
    await retype(context, buffer, '20');
    await savedByAnother('calendar-agent', {
      customSettings: { ...(await savedConfiguration('calendar-agent')).customSettings, bufferTime: 30 },
    });
    await save(context);
    await expect(await canvas.findByText('Another member set this to 30 min.')).toBeVisible();
    await expectNoToast(context);
    await expect(buffer).toHaveValue('20');
    await expect((await savedConfiguration('calendar-agent')).customSettings).toMatchObject({ bufferTime: 30 });
    await userEvent.click(canvas.getByRole('button', { name: 'Keep yours: Buffer time' }));
    await save(context);
    await waitFor(() => expect(canvas.getByText('No changes')).toBeVisible());
    await expect((await savedConfiguration('calendar-agent')).customSettings).toMatchObject({ bufferTime: 20 });
  },
});

/** Leaving a number after another tab has saved it shows both values. */
export const LeftLater = meta.story({
  args: { path: '/agent/calendar-agent?tab=configuration' },
  parameters: { asserts: ['agent-detail.changed-by-another'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const timeout = await box(context, 'Timeout (seconds)');
    await retype(context, timeout, '111');
    await savedByAnother('calendar-agent', { timeout: 222 });
    await userEvent.tab();
    await expect(await canvas.findByText('Another member set this to 222.')).toBeVisible();
    await expectNoToast(context);
    await expect(timeout).toHaveValue('111');
    await expect((await savedConfiguration('calendar-agent')).timeout).toBe(222);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep yours: Timeout (seconds)' }));
    await waitFor(async () => expect((await savedConfiguration('calendar-agent')).timeout).toBe(111));
    await expect(sentTo('/api/agents/calendar-agent/config', 'PUT')).toHaveLength(3);
  },
});

/** A change sent but not answered yet is not mistaken for another member's. */
export const CommittedTwice = meta.story({
  args: { path: '/agent/calendar-agent?tab=configuration' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const timeout = await box(context, 'Timeout (seconds)');
    await retype(context, timeout, '60{Enter}');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(async () => expect((await savedConfiguration('calendar-agent')).timeout).toBe(61));
    await waitFor(() => expect(canvas.getByText('No changes')).toBeVisible());
    await expect(within(canvas.getByRole('main')).queryByText(/Another member/)).toBeNull();
  },
});
