import { within } from 'storybook/test';
import type { Page, Shows } from '../locator.ts';
import { filled, inside, named, readyLine, statusLine } from '../onPage.ts';

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
    return [
      filled(dialog, 'Research question', 'Heat pumps in Poland'),
      dialog.getByRole('button', { name: 'Ask again' }),
    ];
  },
  'assistant.reduced-motion': (page) => inside(reply(page), 'div:not([data-typing]) > p'),
  'assistant.history': (page) => [
    page.getByRole('region', { name: 'Conversations' }),
    page.getByRole('searchbox', { name: 'Search conversations' }),
    ...page.getAllByRole('button', { name: /^Actions for/ }),
  ],
  'assistant.history-empty': (page) => page.getByText('No conversations yet'),
  'assistant.reopened': (page) => [
    page.getByRole('button', { current: true, name: /^What needs my attention/ }),
    ...inside(page.getByRole('region', { name: 'Messages' }), 'li'),
  ],
  'assistant.asking': (page) => named(page, 'button', 'Yes', 'No'),
  'assistant.receipt': (page) => [
    page.getByRole('link', { name: 'Email Agent is stopped.' }),
    page.getByRole('button', { name: 'Undo: Email Agent is stopped.' }),
  ],
  'assistant.streaming': (page) => inside(page.getByRole('region', { name: 'Messages' }), '[aria-busy] p'),
  'assistant.followed': (page) => inside(page.getByRole('region', { name: 'Messages' }), '[aria-busy] p'),
  'assistant.markdown': (page) => [
    ...inside(page.getByRole('region', { name: 'Messages' }), 'h4, ol ul, table, pre, code, strong'),
    page.getByRole('link', { name: /^The log/ }),
  ],
  'assistant.steps': (page) => [page.getByText('2 steps'), page.getByText('Reading the runs of Email Agent')],
  'assistant.sources': (page) => named(page, 'link', 'Source 1: Email Agent, failed today at 09:12', 'Source 2: Gmail'),
  'assistant.again': (page) => [
    page.getByRole('textbox', { name: 'Edit your message' }),
    ...page.getAllByRole('button', { name: 'Ask again' }),
    ...named(page, 'button', 'Copy', 'Good answer', 'Bad answer'),
  ],
  'assistant.suggested': (page) => inside(page.getByRole('list', { name: 'Suggested questions' }), 'button'),
  'assistant.not-understood': (page) => [
    page.getByText('I did not understand “ripe”.'),
    page.getByText(/nothing was done/),
    ...inside(page.getByRole('list', { name: 'Suggested questions' }), 'button'),
  ],
  'assistant.about': (page) => page.getByRole('link', { name: 'the failed run of Email Agent' }),
  'assistant.exported': (page) => named(page, 'menuitem', 'Save as Markdown', 'Save as JSON'),
  'assistant.read-aloud': (page) => page.getByRole('switch', { name: 'Read answers aloud', checked: false }),
  'assistant.keys': (page) => [
    page.getByRole('dialog', { name: 'Keys and voice' }),
    page.getByRole('switch', { name: 'A word stops the voice' }),
  ],
};
