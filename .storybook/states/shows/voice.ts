import { inside } from '../inside.ts';
import type { Page, Shows } from '../locator.ts';
import { readyLine, statusLine } from '../statusLine.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const recorder = (page: Page) => page.getByRole('region', { name: 'Recorder' });

export const voiceShows: Shows<'voice'> = {
  'voice.idle': (page) => button(page, 'Record a message'),
  'voice.recording': (page) => [
    page.getByRole('timer', { name: 'Recorded' }),
    ...inside(recorder(page), '[style*="clip-path"]'),
    ...inside(recorder(page), 'p[dir="auto"]'),
    button(page, 'Stop recording'),
  ],
  'voice.stopped': (page) => [
    page.getByRole('region', { name: 'Your message' }),
    button(page, 'Cancel'),
    button(page, 'Send'),
  ],
  'voice.send': (page) => [page.getByText('You asked'), statusLine(page, 'Thinking', 'active')],
  'voice.cancel': (page) => [button(page, 'Record a message'), readyLine(page)],
  'voice.denied': (page) => page.getByText('Microphone access denied. Please allow microphone access and try again.'),
  'voice.unsupported': (page) => [
    page.getByText('This browser cannot turn speech into text. Type your message instead.'),
    button(page, 'Type instead'),
  ],
  'voice.too-long': (page) => [
    page.getByText(/^Too long to send/, { selector: 'section p' }),
    page.getByText('Send', { selector: ':disabled, :disabled *' }),
    button(page, 'Type instead'),
  ],
  'voice.failed': (page) => [page.getByRole('alert'), button(page, 'Type instead'), readyLine(page)],
  'voice.playback-error': (page) => [page.getByRole('region', { name: 'Reply' }), readyLine(page)],
};
