import { calendarSettingsValue, eventAnswer } from '@switchboard/api-mocks/builders/calendar';
import { expect, fireEvent, within } from 'storybook/test';
import { says } from '../../../test/components/announced.ts';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import type { InPage } from '../../../test/agentPage/inStory.ts';
import { refuse } from '../../../test/format/outcomes.ts';
import { args, cards, openSchedule, own } from '../../../test/agentPage/calendarStory.ts';
import { ready } from '../../format/viewState.ts';
import { CalendarScreen } from './CalendarScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Calendar/Kept here', ...agentPageMeta(CalendarScreen, args) });

const kickOff = {
  id: 'event-1',
  title: 'Kick-off',
  startTime: '2026-11-23T09:00:00Z',
  endTime: '2026-11-23T09:30:00Z',
};
const keptBecause = (kind: string, reason?: object) =>
  own(eventAnswer({ ...kickOff, unsent: { kind, args: reason ? { reason } : {} } }));

async function open({ canvas, userEvent }: InPage) {
  await userEvent.click(canvas.getByRole('button', { name: 'Kick-off' }));
  return within(canvas.getByRole('dialog', { name: 'Kick-off' }));
}

export const KeptHere = meta.story({
  parameters: { covers: ['calendar.kept'] },
  args: { status: keptBecause('keptConnectToInvite') },
  play: async (page) => {
    const words = 'Kept here: connect Google Calendar to send invitations';
    await expect(cards(page.canvas)[0]).toHaveTextContent(words);
    const dialog = await open(page);
    await expect(dialog.getByRole('link', { name: 'Connect Google Calendar' })).toHaveAttribute(
      'href',
      '/api-status?setup=google-calendar',
    );
  },
});

export const KeptBySyncOff = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['calendar.kept'] },
  args: { status: keptBecause('keptSyncToInvite') },
  play: async (page) => {
    const dialog = await open(page);
    await expect(dialog.getByRole('link', { name: 'Turn on the sync' })).toHaveAttribute(
      'href',
      '/agents/calendar/detail?setting=googleCalendarSync',
    );
  },
});

/** What Google refused is sent again, once; a call that fails says so in place of the reason. */
export const SentAgain = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['calendar.kept'] },
  args: {
    status: keptBecause('keptNotSent', { kind: 'timedOut', args: { service: 'Google Calendar' } }),
    calendar: { ...args.calendar, onSend: refuse({ kind: 'unreachable', message: 'No connection' }) },
  },
  play: async (page) => {
    const dialog = await open(page);
    await expect(dialog.getAllByText(/^Kept here: Google Calendar did not answer in time/)[0]).toBeVisible();
    await expect(dialog.queryByRole('link', { name: /Connect|Turn on/ })).toBeNull();
    await page.userEvent.dblClick(dialog.getByRole('button', { name: 'Send to Google Calendar' }));
    await says('No connection');
    await expect(dialog.getAllByText('No connection')[0]).toBeVisible();
  },
});

async function schedule(page: InPage, start: string) {
  const dialog = await openSchedule(page);
  await fireEvent.change(dialog.getByLabelText(/^Start/), { target: { value: start } });
  return dialog;
}

export const EndPreset = meta.story({
  parameters: { covers: ['calendar.preset'] },
  play: async (page) => {
    const dialog = await schedule(page, '2026-11-23T09:00');
    await expect(dialog.getByLabelText(/^End/)).toHaveValue('2026-11-23T09:30');
  },
});

export const EndPresetBySetting = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['calendar.preset'] },
  args: { settings: { ...args.settings, saved: ready(calendarSettingsValue({ defaultMeetingLength: 50 })) } },
  play: async (page) => {
    const dialog = await schedule(page, '2026-11-23T09:00');
    await expect(dialog.getByLabelText(/^End/)).toHaveValue('2026-11-23T09:50');
  },
});
