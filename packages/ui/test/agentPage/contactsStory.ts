import { contactsSettingsValue, contactsStatus } from '@switchboard/api-mocks/builders/contacts';
import { weekdaySchedule } from '@switchboard/api-mocks/builders/agents';
import { within } from 'storybook/test';
import { loading } from '../../src/format/viewState.ts';
import type { ContactsReview } from '../../src/screens/Contacts/ContactsScreen.tsx';
import { agree } from '../format/outcomes.ts';
import { agentPageArgs } from './agentPageArgs.ts';
import { scheduleArgs } from './scheduleArgs.ts';
import type { Canvas } from './inStory.ts';

const hourly = weekdaySchedule({
  kind: 'interval',
  everyMinutes: 60,
  time: undefined,
  next: ['2026-11-20T09:27:00.000Z', '2026-11-20T10:27:00.000Z', '2026-11-20T11:27:00.000Z'],
});
/** The stories' page: active, with the contract's samples, and Auto Sync on. */
export const args = {
  ...agentPageArgs('contacts', contactsStatus(), contactsSettingsValue()),
  schedule: scheduleArgs(hourly),
  review: {
    preview: loading,
    onApply: agree(),
    onCancel: agree(),
    pairs: loading,
    onMerge: agree(),
    onKeep: agree(),
  } as ContactsReview,
};
export const names = (canvas: Canvas) =>
  within(canvas.getByRole('table', { name: 'Table of contacts' }))
    .getAllByRole('row')
    .slice(1)
    .map((row: HTMLElement) => row.querySelector('td')?.textContent);
