import { senderAtCompany, senderAtPlace } from '../inbox/MessageSeed.ts';
import type { Mailbox } from '../account.ts';

/** How somebody answered an invitation, in Google's words. */
export type InvitationAnswer = 'needsAction' | 'declined' | 'tentative' | 'accepted';

/** A colleague or a room by a short name, or anybody else by name and address. */
type Participant = 'ada' | 'jonas' | 'samira' | 'viktor' | 'pleisse' | 'elster' | Mailbox;

/** A meeting as the list below has it; `createCalendar` gives it its dates. */
export interface Meeting {
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
  /** Whether it has an address for video. */
  readonly online?: boolean;
  /** Whether the video meeting is held by another service than Google's. */
  readonly elsewhere?: boolean;
  /** What it is besides an event, in Google's words. */
  readonly kind?: 'outOfOffice' | 'workingLocation';
  /** Whether those who take part count as free. */
  readonly free?: boolean;
  /** The working day, counted from today; for weekly ones, days from this week's Monday. */
  readonly day: number;
  /** Missing for a whole day. */
  readonly from?: string;
  readonly to?: string;
  readonly by: Participant;
  readonly with?: readonly (readonly [Participant, InvitationAnswer])[];
  readonly weekly?: boolean;
}

const ada = (answer: InvitationAnswer) => ['ada', answer] as const;
const yes = (who: Participant) => [who, 'accepted'] as const;

/** The account's week: on the third day two meetings clash, and four invitations await an answer. */
export const meetings: readonly Meeting[] = [
  {
    summary: 'Stand-up',
    day: -14,
    from: '09:00',
    to: '09:15',
    by: 'ada',
    with: [ada('accepted'), yes('jonas'), yes('samira'), yes('viktor')],
    weekly: true,
    online: true,
  },
  {
    summary: 'Complaints of the week',
    day: -3,
    from: '14:00',
    to: '14:45',
    by: 'samira',
    with: [ada('accepted'), yes('samira')],
  },
  {
    summary: 'Supplier review: Baltfrost',
    day: -2,
    from: '10:00',
    to: '11:00',
    by: 'ada',
    with: [ada('accepted'), yes(senderAtCompany('Marek Kalinowski', 'Baltfrost Port Services'))],
    online: true,
  },
  {
    summary: 'Forklift training',
    day: -1,
    from: '13:00',
    to: '15:00',
    by: 'viktor',
    with: [ada('accepted'), yes('viktor')],
    location: 'Hall 2',
  },
  {
    summary: 'Purchasing round',
    day: 0,
    from: '10:00',
    to: '11:00',
    by: 'ada',
    with: [ada('accepted'), yes('jonas'), yes('elster')],
    location: 'Raum Elster (4)',
  },
  { summary: 'Focus: price list for spring', day: 0, from: '14:00', to: '16:00', by: 'ada' },
  {
    summary: 'Night line Łódź – Leipzig',
    description: 'Open points: departures, claims, pallets.',
    day: 1,
    from: '09:30',
    to: '10:15',
    by: 'ada',
    with: [
      ada('accepted'),
      ['jonas', 'accepted'],
      [senderAtCompany('Katarzyna Wrona', 'Mroźna Logistyka'), 'needsAction'],
    ],
    online: true,
  },
  {
    summary: 'Quick question about blueberries',
    day: 1,
    from: '10:20',
    to: '10:35',
    by: senderAtCompany('Agnieszka Nowicka', 'Polar Spedycja'),
    with: [ada('needsAction')],
    online: true,
  },
  {
    summary: 'Tasting: buckwheat pierogi',
    day: 1,
    from: '14:00',
    to: '15:30',
    by: 'ada',
    with: [ada('accepted'), yes('samira'), yes('pleisse')],
    location: 'Raum Pleiße (8)',
  },
  {
    summary: 'Board paper',
    day: 2,
    from: '10:00',
    to: '11:30',
    by: 'samira',
    with: [ada('accepted'), yes('samira'), yes('jonas')],
    location: 'Raum Pleiße (8)',
  },
  {
    summary: 'Route planning for the first quarter',
    description: 'Which routes stay, which change?',
    day: 2,
    from: '11:00',
    to: '12:00',
    by: senderAtCompany('Bartosz Mazurek', 'Mroźna Logistyka'),
    with: [ada('needsAction'), ['jonas', 'needsAction']],
    online: true,
  },
  { summary: 'Choir', day: 2, from: '19:30', to: '21:30', by: 'ada' },
  { summary: 'Dentist', day: 3, from: '08:00', to: '09:00', by: 'ada' },
  {
    summary: 'Lunch with Anja Reuter',
    day: 3,
    from: '12:30',
    to: '13:30',
    by: 'ada',
    with: [ada('accepted'), yes(senderAtCompany('Anja Reuter', 'Auensee Kühltransporte'))],
    location: 'Osteria Quattro Sedie',
  },
  {
    summary: 'Prawns: slot at the gate',
    day: 3,
    from: '15:00',
    to: '15:30',
    by: senderAtCompany('Femke Dekker', 'Maasboog Koelhuizen'),
    with: [ada('needsAction')],
    online: true,
  },
  {
    summary: 'Webinar: pallets of the future',
    day: 3,
    from: '16:00',
    to: '17:00',
    by: { name: 'Fruit Dock Fair', email: 'visitors@fruitdock.example' },
    with: [ada('declined')],
    elsewhere: true,
  },
  {
    summary: 'Visit of the cold store',
    day: 5,
    from: '10:00',
    to: '15:00',
    by: senderAtCompany('Tomasz Grabowski', 'Chłodnie Nadwarciańskie'),
    with: [ada('needsAction')],
    location: 'ul. Chłodnicza, Poznań',
  },
  {
    summary: 'Call about the reefer plugs',
    day: 6,
    from: '20:00',
    to: '20:30',
    by: senderAtCompany('Marek Kalinowski', 'Baltfrost Port Services'),
    with: [ada('tentative')],
    online: true,
  },
  { summary: 'Jonas on holiday', day: 6, by: 'jonas', with: [ada('accepted')], free: true },
  {
    summary: 'New customer: Pho Karlina',
    day: 7,
    from: '11:00',
    to: '12:00',
    by: 'samira',
    with: [ada('accepted'), yes(senderAtPlace('Linh', 'Pho Karlina'))],
    location: 'Pho Karlina',
  },
  {
    summary: 'Stocktaking, hall 2',
    day: 8,
    from: '07:00',
    to: '12:00',
    by: 'viktor',
    with: [ada('tentative'), yes('viktor')],
    location: 'Hall 2',
  },
  { summary: 'Quarter’s talk', day: 9, from: '09:00', to: '10:00', by: 'ada', with: [ada('accepted'), yes('viktor')] },
  { summary: 'Home', day: 5, by: 'ada', free: true, kind: 'workingLocation' },
  { summary: 'Out of office', day: 9, from: '13:00', to: '17:00', by: 'ada', kind: 'outOfOffice' },
  // What her colleagues and the rooms have without her.
  { summary: 'Tyre change', day: 1, from: '13:00', to: '14:00', by: 'jonas' },
  { summary: 'Trip to Łódź', day: 3, from: '08:00', to: '18:00', by: 'jonas' },
  { summary: 'Sales call', day: 2, from: '09:00', to: '10:00', by: 'samira', with: [yes('samira'), yes('elster')] },
  {
    summary: 'Job interviews',
    day: 4,
    from: '09:00',
    to: '12:00',
    by: 'samira',
    with: [yes('samira'), yes('pleisse')],
  },
  { summary: 'Night shift', day: 4, from: '13:00', to: '21:00', by: 'viktor' },
];
