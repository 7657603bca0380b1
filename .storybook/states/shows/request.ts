import type { Shows } from '../locator.ts';

export const requestShows: Shows = {
  'request.error-text': (page) => page.getByText(/\b\d{3}: \S/, { selector: 'p' }),
  'request.timeout': (page) =>
    page.getByText(/Request timed out - this operation may still be processing in the background/),
  'request.shape': (page) => [page.getByText(/^As of/), page.getByRole('button', { name: 'Refresh' })],
  'request.unauthorised': (page) => page.getByRole('dialog', { name: 'Your session has ended' }),
  'request.once': (page) => page.getByRole('button', { busy: true }),
  'request.malformed': (page) => page.getByText(/The server sent an answer/),
  'request.failing': (page) => [page.getByRole('alert'), page.getByRole('button', { name: 'Try again', busy: true })],
};
