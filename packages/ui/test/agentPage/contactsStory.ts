import { contactsSettingsValue, contactsStatus } from '@switchboard/api-mocks/builders/contacts';
import { within } from 'storybook/test';
import { agentPageArgs } from './agentPageArgs.ts';
import type { Canvas } from './inStory.ts';

/** The stories' page: active, with the contract's samples. */
export const args = agentPageArgs('contacts', contactsStatus(), contactsSettingsValue());
export const names = (canvas: Canvas) =>
  within(canvas.getByRole('table', { name: 'Table of contacts' }))
    .getAllByRole('row')
    .slice(1)
    .map((row: HTMLElement) => row.querySelector('td')?.textContent);
