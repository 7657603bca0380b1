import type { Page, Shows } from '../locator.ts';
import { inside, named, readyLine, statusLine } from '../onPage.ts';

const recorder = (page: Page) => page.getByRole('region', { name: 'Recorder' });

export const voiceShows: Shows = {
  'voice.idle': (page) => named(page, 'button', 'Record a message'),
  'voice.recording': (page) => [
    page.getByRole('timer', { name: 'Recorded' }),
    ...inside(recorder(page), '[style*="clip-path"]'),
    ...inside(recorder(page), 'p[dir="auto"]'),
    ...named(page, 'button', 'Stop recording'),
  ],
  'voice.stopped': (page) => [
    page.getByRole('region', { name: 'Your message' }),
    ...named(page, 'button', 'Cancel', 'Send'),
  ],
  'voice.send': (page) => [page.getByText('You asked'), statusLine(page, 'Thinking', 'active')],
  'voice.cancel': (page) => [...named(page, 'button', 'Record a message'), readyLine(page)],
  'voice.denied': (page) => page.getByText('Microphone access denied. Please allow microphone access and try again.'),
  'voice.unsupported': (page) => [
    page.getByText('This browser cannot turn speech into text. Type your message instead.'),
    ...named(page, 'button', 'Type instead'),
  ],
  'voice.insecure': (page) => [
    page.getByText('Browsers give the microphone only to pages over https. Type your message instead.'),
    ...named(page, 'button', 'Type instead'),
  ],
  'voice.too-long': (page) => [
    page.getByText(/^Too long to send/, { selector: 'section p' }),
    page.getByText('Send', { selector: ':disabled, :disabled *' }),
    ...named(page, 'button', 'Type instead'),
  ],
  'voice.failed': (page) => [page.getByRole('alert'), ...named(page, 'button', 'Type instead'), readyLine(page)],
  'voice.playback-error': (page) => [page.getByRole('region', { name: 'Reply' }), readyLine(page)],
};
