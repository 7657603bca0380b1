import { calendarSettingsValue, calendarStatus } from '@switchboard/api-mocks/builders/calendar';
import { within } from 'storybook/test';
import { agentPageArgs } from './agentPageArgs.ts';
import type { Canvas } from './inStory.ts';

/** The stories' page: active, with the contract's samples. */
export const args = agentPageArgs('calendar', calendarStatus(), calendarSettingsValue());
export const cards = (canvas: Canvas) => canvas.queryAllByRole('article');
export const titles = (canvas: Canvas) =>
  cards(canvas).map((card: HTMLElement) => within(card).getByRole('heading').textContent);
