import { senderAtCompany, type MessageSeed } from './MessageSeed.ts';

const newsletter = (host: string) => ({
  'List-Unsubscribe': `<https://${host}/unsubscribe>`,
  'List-Id': `<newsletter.${host}>`,
  Precedence: 'bulk',
});

const issues = (
  name: string,
  host: string,
  [label, every]: readonly [label: string, everyHours: number],
  subjects: readonly (readonly [subject: string, text: string])[],
): MessageSeed[] =>
  subjects.map(([subject, text], index) => ({
    key: `newsletter-${host}-${index}`,
    from: { name, email: `newsletter@${host}` },
    subject,
    age: 8 + index * every,
    labels: index === 0 ? [label, 'UNREAD'] : [label],
    headers: newsletter(host),
    text: `${text}\n\nYou receive this because you subscribed. Unsubscribe: https://${host}/unsubscribe`,
  }));

const newsletters = [
  ...issues(
    'Cold Chain Review',
    'www.coldchainreview.example',
    ['CATEGORY_UPDATES', 168],
    [
      ['This week: where frozen goods are stored', 'Rents for frozen pallet positions rose by 9 per cent in a year.'],
      [
        'This week: the twelve largest carriers',
        'Twelve carriers move 58 per cent of the frozen goods on Polish roads.',
      ],
      ['This week: docks without a seal', 'Three of four breaks of the cold chain happen at the dock.'],
      ['This week: who pays for power?', 'Energy surcharges made shippers change their provider.'],
    ],
  ),
  ...issues(
    'Baltic Freight News',
    'news.balticfreight.example',
    ['CATEGORY_UPDATES', 24],
    [
      ['Morning brief: second frozen terminal in Gdynia', 'Baltfrost Port Services opened 22,000 pallet positions.'],
      ['Morning brief: ferries on time again', 'After the storm all lines from Świnoujście run as planned.'],
      ['Morning brief: diesel a little cheaper', 'A litre costs three cents less than last week.'],
      ['Morning brief: drivers wanted', 'Refrigerated carriers lack 4,000 drivers.'],
      ['Morning brief: solar roofs on cold stores', 'A quarter of the power can come from the roof.'],
    ],
  ),
  ...issues(
    'Gastro Grosshandel Outlet',
    'www.gastro-outlet.example',
    ['CATEGORY_PROMOTIONS', 72],
    [
      ['48 hours only: 20 per cent off all trolleys', 'Stainless steel, delivered free of charge.'],
      ['New: insulated boxes in five colours', 'They stack, and they keep minus 18 for six hours.'],
      ['Last call: aprons', 'Only as long as there are some left.'],
    ],
  ),
];

const list = { name: 'Cold chain Europe', email: 'cold-chain-eu@lists.dispatchers.example' };
const listHeaders = {
  'List-Id': '<cold-chain-eu.lists.dispatchers.example>',
  Precedence: 'list',
  'Reply-To': list.email,
};

const listMails: MessageSeed[] = [
  ['Anybody with experience of relay drivers?', 'We think about changing drivers at Świecko. Does it pay?'],
  ['Re: Anybody with experience of relay drivers?', 'It does from 400 kilometres on, in our case.'],
  ['Data loggers that survive washing', 'Ours die after a month. Which do you use?'],
  ['Re: Data loggers that survive washing', 'Take those with a screw cap, not with a clip.'],
  ['Minutes of the online meeting', 'Thirty took part. The slides stand in the archive.'],
].map(([subject = '', text = ''], index) => ({
  key: `list-${index}`,
  ...(subject.startsWith('Re:') && { thread: `list-${index - 1}` }),
  from: {
    name: ['Rina Vogt', 'Oskar Blom', 'Ines Faro', 'Milan Hruby', 'Rina Vogt'][index] ?? '',
    email: `member${index}@dispatchers.example`,
  },
  to: list,
  subject: `[cold-chain-eu] ${subject}`,
  age: 100 - index * 9,
  labels: ['CATEGORY_FORUMS'],
  headers: listHeaders,
  text,
}));

const automatic = { 'Auto-Submitted': 'auto-generated' };
const portal = { name: 'Mroźna Logistyka Tracking', email: 'no-reply@mrozna-logistyka.example' };

const notices: MessageSeed[] = Array.from({ length: 9 }, (_, index) => ({
  key: `notice-${index}`,
  from: portal,
  subject: `Delivery ${48_210 + index * 7} has arrived`,
  age: 11 + index * 23,
  labels: index < 2 ? ['CATEGORY_UPDATES', 'UNREAD'] : ['CATEGORY_UPDATES'],
  headers: automatic,
  text: `Delivery ${48_210 + index * 7} arrived at gate ${1 + (index % 4)} with ${12 + index} pallets. Highest temperature on the way: −${20 - (index % 3)}.${index} °C. Please don't answer this message.`,
}));

/** What no person wrote to her alone: newsletters, mailing lists, notices, answers of machines. */
export const bulk: readonly MessageSeed[] = [
  ...newsletters,
  ...listMails,
  ...notices,
  {
    key: 'away',
    from: senderAtCompany('Femke Dekker', 'Maasboog Koelhuizen'),
    subject: 'Automatic reply: Prawns',
    age: 150,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: `I am out of the office until Monday. In urgent cases write to planning@maasboog-koelhuizen.example.`,
  },
  {
    key: 'bounce',
    from: { name: 'Mail Delivery Subsystem', email: 'mailer-daemon@googlemail.example' },
    subject: 'Delivery Status Notification (Failure)',
    age: 69,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Failed-Recipients': 'lager@nordlicht-feinkost.exampel' },
    text: `Address not found: lager@nordlicht-feinkost.exampel could not be reached.`,
  },
  {
    key: 'verify-sign-in',
    from: { name: 'Order portal', email: 'no-reply@portal.nordlicht-feinkost.example' },
    subject: 'New sign-in from Leipzig',
    age: 36,
    labels: ['CATEGORY_UPDATES'],
    headers: automatic,
    text: `Somebody signed in to the order portal with your account. Was it you? Then you need do nothing.`,
  },
  {
    key: 'social',
    from: { name: 'Freight People', email: 'notify@freightpeople.example' },
    subject: 'Three people looked at your profile',
    age: 44,
    labels: ['CATEGORY_SOCIAL', 'UNREAD'],
    headers: { ...automatic, 'List-Unsubscribe': '<https://www.freightpeople.example/settings>' },
    text: `See who is interested in your work.`,
  },
];
