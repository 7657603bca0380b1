import { within } from 'storybook/test';
import type { Page, Shows } from '../locator.ts';
import { inside, readyLine, statusLine } from '../onPage.ts';

const orb = (page: Page, pressed: boolean) => page.getByRole('button', { name: 'Talk to the assistant', pressed });
const reply = (page: Page) => page.getByRole('region', { name: 'Reply' });
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const chatToggle = (page: Page, pressed: boolean) => page.getByRole('button', { name: 'Write a message', pressed });

export const assistantShows: Shows = {
  'assistant.idle': (page) => [
    orb(page, false),
    page.getByRole('heading', { level: 1, name: /^Switchboard v\d/ }),
    page.getByText('Voice and chat assistant'),
    page.getByRole('link', { name: 'Dashboard' }),
  ],
  'assistant.booting': (page) => statusLine(page, 'Starting', 'booting'),
  'assistant.ready': readyLine,
  'assistant.active': (page) => [orb(page, true), statusLine(page, 'Listening', 'active')],
  'assistant.listening': (page) => statusLine(page, 'Listening', 'active'),
  'assistant.thinking': (page) => [
    statusLine(page, 'Thinking', 'active'),
    page.getByRole('button', { name: 'Cancel' }),
  ],
  'assistant.responding': (page) => [statusLine(page, 'Responding', 'active'), reply(page)],
  'assistant.typewriter': (page) => inside(reply(page), '[data-typing] p'),
  'assistant.speech': (page) => [reply(page), page.getByRole('button', { name: 'Stop speaking' })],
  'assistant.chat-open': (page) => [message(page), chatToggle(page, true)],
  'assistant.chat-closed': (page) => chatToggle(page, false),
  'assistant.message-empty': (page) => [message(page), page.getByLabelText('Send', { selector: ':disabled' })],
  'assistant.message-keys': (page) => [
    page.getByDisplayValue(/\n/, { normalizer: (text) => text }),
    page.getByText('Enter sends'),
  ],
  'assistant.sent': (page) => [
    page.getByRole('region', { name: 'Your message' }),
    page.getByDisplayValue(''),
    statusLine(page, 'Thinking', 'active'),
  ],
  'assistant.http-failure': (page) => [
    page.getByText('Neural interface connection failed. Please try again.', { selector: 'p' }),
    readyLine(page),
  ],
  'assistant.network-failure': (page) => [
    page.getByText('System error detected. Reinitializing...', { selector: 'p' }),
    readyLine(page),
  ],
  'assistant.signed-out': (page) => [
    page.getByRole('dialog', { name: 'Your session has ended' }),
    page.getByText('Invalid credentials'),
  ],
  'assistant.question': (page) => page.getByRole('region', { name: 'Your message' }),
  'assistant.dialling': (page) => inside(orb(page, true), '[data-turn]'),
  'assistant.offline': (page) => statusLine(page, 'Offline. Reconnect to talk.', 'booting'),
  'assistant.changed': (page) => {
    const dialog = within(page.getByRole('dialog', { name: 'Change what is asked' }));
    return [dialog.getByDisplayValue('Heat pumps in Poland'), dialog.getByRole('button', { name: 'Ask again' })];
  },
  'assistant.reduced-motion': (page) => inside(reply(page), 'div:not([data-typing]) > p'),
};
