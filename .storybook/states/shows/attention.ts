import { within } from 'storybook/test';
import type { Page, Shows } from '../locator.ts';

const section = (page: Page, name: string) => within(page.getByRole('region', { name }));

/** The page without a section. */
function without(page: Page, name: string) {
  if (page.queryByRole('region', { name })) throw new Error(`${name} is there`);
  return page.getByRole('region', { name: 'Services' });
}

export const attentionShows: Shows = {
  'attention.none': (page) => [without(page, 'Needs attention'), without(page, 'Since you were here')],
  'attention.some': (page) => [
    ...section(page, 'Needs attention').getAllByRole('listitem'),
    ...section(page, 'Needs attention').getAllByRole('button', { name: /^Put off until tomorrow/ }),
  ],
  'attention.many': (page) => section(page, 'Needs attention').getByRole('button', { name: /^and [\d,]+ more$/ }),
  // That it was put off is only said.
  'attention.later': (page) => {
    const rest = section(page, 'Needs attention').getAllByRole('listitem');
    const put = rest.find(({ textContent }) => textContent?.includes('Apollo refused the key'));
    if (put) throw new Error('What was put off is still there');
    return rest;
  },
  'attention.request': (page) => {
    const yes = section(page, 'Needs attention').getByRole('button', { name: /^Yes: / });
    const row = within(yes.closest('li') ?? yes);
    return [yes, row.getByRole('button', { name: /^Discard: / }), row.getByText(/^By the key/)];
  },
  'attention.request-done': (page) =>
    section(page, 'Needs attention').getByText(
      /^(Done|It is being done|Discarded|Nobody said yes in time|It could not be done|Nothing waits)/,
    ),
  'attention.since': (page) => [
    ...section(page, 'Since you were here').getAllByRole('link'),
    section(page, 'Since you were here').getByRole('button', { name: 'Close' }),
  ],
};

export const storageShows: Shows = {
  'storage.full': (page) => section(page, 'Needs attention').getByText('The disk of this server is full'),
};

export const firstStepsShows: Shows = {
  'first-steps.start': (page) => [
    section(page, 'First steps').getByText('0 of 3 done'),
    ...['Connect a model and one service', 'Choose what an agent should look for', 'Run it'].map((name) =>
      section(page, 'First steps').getByText(name),
    ),
    section(page, 'First steps').getByRole('button', { name: 'Dismiss' }),
  ],
  'first-steps.progress': (page) => section(page, 'First steps').getByText(/^[12] of 3 done$/),
  'first-steps.done': (page) => without(page, 'First steps'),
};
