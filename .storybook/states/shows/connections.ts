import { connectionCategories } from '@switchboard/api-contract/connections';
import { within } from 'storybook/test';
import type { Locator, Page, Shows } from '../locator.ts';
import { inside } from '../onPage.ts';

const tile = (page: Page, name: string) => within(page.getByRole('group', { name }));

/** The one card with that badge, and its buttons. */
const cardWith =
  (badge: string, ...actions: string[]): Locator =>
  (page) => {
    const card = page.getAllByRole('article').find((each) => within(each).queryByText(badge));
    if (!card) throw new Error(`no card says ${badge}`);
    return [within(card).getByText(badge), ...actions.map((name) => within(card).getByRole('button', { name }))];
  };

/** Meters with a usage from the first to the second percentage. */
const usage =
  (above: number, most: number): Locator =>
  (page) =>
    page.getAllByRole('meter').filter((bar) => {
      const percent = Number(bar.getAttribute('aria-valuenow'));
      return percent > above && percent <= most;
    });

/** The search with something typed, and each card where it is found. Throws for a card that says nothing of it. */
const found: Locator = (page) => {
  const search = page.getByPlaceholderText<HTMLInputElement>('Search connections...');
  const cards = page.getAllByRole('article');
  const typed = search.value.toLowerCase();
  const other = cards.find((card) => !card.textContent.toLowerCase().includes(typed));
  if (typed === '' || other) throw new Error(`the search for "${typed}" shows ${other?.textContent ?? 'everything'}`);
  return [search, ...cards];
};

/** When each connected service was last read, as of the newest answer. */
const lastSyncs: Locator = (page) =>
  page
    .getAllByRole('article')
    .filter((card) => within(card).queryByText('Connected'))
    .flatMap((card) => inside(within(card).getByText(/^Last sync/), 'time'));

export const connectionsShows: Shows = {
  'connections.tiles': (page) => [
    tile(page, 'Connected Services').getByText(/^of \d+/),
    tile(page, 'Total Requests').getByText('this month'),
    tile(page, 'Health Score').getByText('94%'),
    tile(page, 'Health Score').getByText('excellent'),
  ],
  'connections.loading': (page) => page.getByText('Loading connections'),
  'connections.list': (page) => {
    const card = within(page.getByRole('article', { name: 'OpenAI' }));
    return [
      card.getByRole('heading', { name: 'OpenAI' }),
      card.getByText('AI & ML'),
      card.getByText('Connected'),
      card.getByText('Language models that the agents reason with.'),
      card.getByRole('meter'),
      card.getByText('7,420 / 10,000'),
      card.getByText(/^Last sync/),
    ];
  },
  'connections.sample-fallback': (page) => [
    ...['OpenAI', 'Anthropic', 'Gmail', 'Google Calendar', 'Stripe', 'Apollo', 'Twilio', 'Slack'].map((name) =>
      page.getByRole('article', { name }),
    ),
    ...page.getAllByRole('button', { name: 'Sample' }),
  ],
  'connections.card-connected': cardWith('Connected', 'Test OpenAI', 'Settings for OpenAI', 'Disconnect OpenAI'),
  'connections.card-error': cardWith('Error', 'Reconnect Apollo', 'Test Apollo'),
  'connections.card-pending': cardWith('Pending', 'Connect Stripe'),
  'connections.card-not-checked': cardWith('Not checked', 'Connect Stripe', 'Test Stripe'),
  'connections.card-disconnected': cardWith('Disconnected', 'Connect Twilio'),
  'connections.usage-green': usage(-1, 60),
  'connections.usage-yellow': usage(60, 80),
  'connections.usage-red': usage(80, 100),
  'connections.search': found,
  'connections.search-none': (page) => [
    page.getByRole('heading', { name: /^Nothing matches “.+”$/ }),
    ...page.getAllByRole('button', { name: 'Clear search' }),
  ],
  'connections.category': (page) => {
    const filters = within(page.getByRole('group', { name: 'Category' }));
    return ['All', ...connectionCategories].map((name) => filters.getByRole('button', { name }));
  },
  'connections.testing': (page) => page.getByRole('button', { name: /^Test /, busy: true }),
  'connections.disconnect-ask': (page) => {
    const dialog = within(page.getByRole('alertdialog', { name: /^Disconnect / }));
    return [
      dialog.getByText(/Are you sure you want to disconnect this service\?/),
      dialog.getByRole('button', { name: 'Cancel' }),
      dialog.getByRole('button', { name: 'Disconnect' }),
    ];
  },
  'connections.poll': lastSyncs,
  'connections.folded': (page) => page.getAllByText(/, not connected$/),
  'connections.add': (page) => {
    const dialog = within(page.getByRole('dialog', { name: 'Add Connection' }));
    return [dialog.getByPlaceholderText('Search services...'), dialog.getByRole('button', { name: /^Twilio/ })];
  },
};
