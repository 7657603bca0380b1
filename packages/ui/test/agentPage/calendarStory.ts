import { calendarSettingsValue, calendarStatus, type eventAnswer } from '@switchboard/api-mocks/builders/calendar';
import { within } from 'storybook/test';
import { agentPageArgs } from './agentPageArgs.ts';
import type { Canvas } from './inStory.ts';
import { agree } from '../format/outcomes.ts';
import { ready } from '../../src/format/viewState.ts';

/** The stories' page: active, with the contract's samples. */
export const args = {
  ...agentPageArgs('calendar', calendarStatus(), calendarSettingsValue()),
  calendar: { onSend: agree() },
};
export const cards = (canvas: Canvas) => canvas.queryAllByRole('article');
export const titles = (canvas: Canvas) =>
  cards(canvas).map((card: HTMLElement) => within(card).getByRole('heading').textContent);
/** A status answer with only the tenant's own events. */
export const own = (...events: ReturnType<typeof eventAnswer>[]) =>
  ready(calendarStatus({ sample: false, events, slots: [], metrics: { eventsManaged: events.length } }));
