import { calendarSettingsValue, calendarStatus, type eventAnswer } from '@switchboard/api-mocks/builders/calendar';
import { freeSlotsAnswer, type FreeSlots } from '@switchboard/api-contract/agents/calendar';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import type { Outcome } from '../../src/format/outcome.ts';
import { agentPageArgs } from './agentPageArgs.ts';
import type { Canvas, InPage } from './inStory.ts';
import { agree } from '../format/outcomes.ts';
import { ready } from '../../src/format/viewState.ts';

/** Answers with these free times; by default none are known. */
export const findSlots = (found: v.InferInput<typeof freeSlotsAnswer> = { slots: [], unreadable: [] }) =>
  fn(async (): Promise<Outcome<FreeSlots>> => ({ kind: 'done', value: v.parse(freeSlotsAnswer, found) }));

/** The stories' page: active, with the contract's samples. */
export const args = {
  ...agentPageArgs('calendar', calendarStatus(), calendarSettingsValue()),
  calendar: { onSend: agree(), onUndo: agree(), onFindSlots: findSlots() },
};
/** Opens the form of a new event, and waits until the free times are there. */
export async function openSchedule({ canvas, userEvent }: InPage) {
  await userEvent.click(canvas.getByRole('button', { name: 'Schedule Event' }));
  const dialog = within(canvas.getByRole('dialog', { name: 'Schedule an event' }));
  await waitFor(() => expect(dialog.getByRole('group', { name: 'Free times' })).not.toHaveAttribute('aria-busy'));
  return dialog;
}
export const cards = (canvas: Canvas) => canvas.queryAllByRole('article');
export const titles = (canvas: Canvas) =>
  cards(canvas).map((card: HTMLElement) => within(card).getByRole('heading').textContent);
/** A status answer with only the tenant's own events. */
export const own = (...events: ReturnType<typeof eventAnswer>[]) =>
  ready(calendarStatus({ sample: false, events, slots: [], metrics: { eventsManaged: events.length } }));
