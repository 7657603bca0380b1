/** An issue: who opened it, how many days ago, its labels, and whether it is closed. */
export interface Row {
  readonly title: string;
  readonly by: string;
  readonly age: number;
  readonly labels: readonly string[];
  readonly body: string;
  readonly isClosed: boolean;
  /** The branch of a pull request; a closed one is merged. */
  readonly branch?: string;
}

const issue = (title: string, by: string, age: number, labels: string, body: string): Row => ({
  title,
  by,
  age,
  labels: labels.split(' '),
  body,
  isClosed: false,
});
const closed = (row: Row): Row => ({ ...row, isClosed: true });
const pull = (title: string, by: string, age: number, branch: string, body: string): Row => ({
  ...issue(title, by, age, 'change', body),
  branch,
});

/** Newest first, by repository. */
export const repositories: Readonly<Record<string, readonly Row[]>> = {
  'nordlicht-feinkost/order-portal': [
    issue(
      'The cart forgets its pallets after signing in again',
      'samira-haddad',
      1,
      'bug',
      'Put two pallets of peas into the cart, sign out, sign in: the cart is empty.',
    ),
    pull(
      'Keep the cart over a new session',
      'viktor-lenz',
      1,
      'keep-cart',
      'Stores the cart with the customer and not with the session.',
    ),
    issue(
      'Show the temperature of the last delivery',
      'jonas-petersen',
      2,
      'wish',
      'Restaurants ask by phone how cold the lorry was. The logger knows it.',
    ),
    issue(
      'Orders after 16:00 are promised for the next morning',
      'ada-brandt',
      3,
      'bug urgent',
      'The last tour is planned at 16:00. Whoever orders later gets it a day after, and should read that.',
    ),
    pull(
      'Plan orders after 16:00 for the day after',
      'viktor-lenz',
      3,
      'cut-off',
      'Reads the time of the last tour from the plan.',
    ),
    issue(
      'Prices without a space before the euro sign',
      'samira-haddad',
      5,
      'text',
      'It says 12,40€ on the article, and 12,40 € in the cart.',
    ),
    closed(
      issue(
        'The search finds nothing for Gruenkohl',
        'jonas-petersen',
        6,
        'bug',
        'Grünkohl is found, Gruenkohl is not.',
      ),
    ),
    closed(
      pull('Search without umlauts', 'viktor-lenz', 7, 'plain-letters', 'Both sides are compared in plain letters.'),
    ),
    issue(
      'Print the allergens on the delivery note',
      'ada-brandt',
      9,
      'wish',
      'The inspection asked for it in October.',
    ),
    issue(
      'The map of tours is blank on old tablets',
      'jonas-petersen',
      11,
      'bug',
      'The tablets of the drivers stay on version 11 of their system.',
    ),
    closed(
      issue(
        'Two mails for one order',
        'samira-haddad',
        12,
        'bug urgent',
        'Since Monday every order is confirmed twice.',
      ),
    ),
    closed(
      pull(
        'Confirm an order once',
        'viktor-lenz',
        12,
        'one-mail',
        'The queue took a message again when the server was slow.',
      ),
    ),
    issue('Let restaurants set a day without deliveries', 'ada-brandt', 15, 'wish', 'Many are closed on Mondays.'),
    closed(
      issue('Photos of articles are upside down', 'samira-haddad', 18, 'bug', 'Those that were taken with a phone.'),
    ),
    issue(
      'Weights are rounded before they are added up',
      'jonas-petersen',
      21,
      'bug',
      'A pallet shows 398 kg where the scales say 401 kg.',
    ),
    closed(
      pull(
        'Turn photos the right way up',
        'viktor-lenz',
        22,
        'photos',
        'Uses the orientation that stands in the file.',
      ),
    ),
    closed(
      issue(
        'The password mail lands in the junk folder',
        'ada-brandt',
        25,
        'bug',
        'At least with two large providers.',
      ),
    ),
    issue(
      'Keyboard: the amount can’t be left with Tab',
      'samira-haddad',
      28,
      'bug accessibility',
      'The focus jumps back to the first article.',
    ),
    closed(issue('Add a page for returns', 'jonas-petersen', 33, 'wish', 'Thawed goods are returned by phone today.')),
    closed(pull('A page for returns', 'viktor-lenz', 34, 'returns', 'With a photo and the reason.')),
  ],
  'nordlicht-feinkost/tour-planner': [
    issue(
      'Avoid the city centre on market days',
      'ada-brandt',
      4,
      'wish',
      'Tuesdays and Fridays the market square is closed until 17:00.',
    ),
    pull('Know the market days', 'viktor-lenz', 4, 'market-days', 'Reads them from the calendar of the town.'),
    closed(
      issue(
        'The tour ends at the wrong depot',
        'jonas-petersen',
        19,
        'bug',
        'After the move it still leads to the old address.',
      ),
    ),
  ],
};
