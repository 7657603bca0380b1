import { colleagues } from './account.ts';
import { inventPhone } from './companies.ts';
import { cities } from './cities.ts';
import { people, knownPeople } from './people.ts';
import { places } from './places.ts';
import { digitId } from './seededRandom.ts';

/** Somebody in the address book. */
export interface Contact {
  /** The number of the resource. */
  readonly id: string;
  readonly given: string;
  readonly family: string | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly organization: string | undefined;
  readonly title: string | undefined;
}

type Card = Partial<Omit<Contact, 'id'>> & Pick<Contact, 'given'>;

const known: readonly Card[] = people
  .filter(({ firstName, lastName }) =>
    knownPeople.some(({ name: [first, last] }) => first === firstName && last === lastName),
  )
  .map(({ firstName, lastName, email, phone, company, title }) => ({
    given: firstName,
    family: lastName,
    email,
    phone,
    organization: company.name,
    title,
  }));

const home = 'Nordlicht Feinkost';
const colleagueCards: readonly Card[] = Object.values(colleagues).map(({ name, email }, index) => {
  const [given = '', family] = name.split(' ');
  return {
    given,
    family,
    email,
    phone: inventPhone(cities.Leipzig, email),
    organization: home,
    title: ['Buyer', 'Head of Sales', 'Warehouse Manager'][index],
  };
});

const customers: readonly Card[] = [
  ['Luca', 'Trattoria Limone Storto'],
  ['Giulia', 'Osteria Quattro Sedie'],
  ['Nele', 'Grünkern'],
  ['Marta', 'Tavola Lunga'],
  ['Hauke', 'Kutter & Kabeljau'],
  ['Deniz', 'Anadolu Hof'],
  ['Theo', 'Bulettenschmiede'],
  ['Linh', 'Pho Karlina'],
].map(([given = '', name]) => {
  const place = places.find((each) => each.name === name);
  return { given, email: place?.email, phone: place?.phone, organization: name };
});

/** Two more from each of these companies. */
const morePeople: readonly Card[] = [
  'Wiślana Spedycja',
  'Morski Most',
  'Lajkonik Logistics',
  'Piernik Logistics',
].flatMap((name) =>
  people
    .filter(({ company }) => company.name === name)
    .slice(0, 2)
    .map(({ firstName, lastName, email, phone, title }) => ({
      given: firstName,
      family: lastName,
      email,
      phone,
      organization: name,
      title,
    })),
);

const friends: readonly Card[] = [
  {
    given: 'Lotte',
    family: 'Brandt',
    email: 'lotte@familie-brandt.example',
    phone: inventPhone(cities.Leipzig, 'lotte'),
  },
  { given: 'Henrike', family: 'Moll', email: 'henrike@chor-am-kanal.example' },
  { given: 'Grandma', phone: inventPhone(cities.Leipzig, 'grandma') },
  { given: 'Dr. Falk', organization: 'Dental practice', phone: inventPhone(cities.Leipzig, 'falk') },
  { given: 'Taxi Leipzig', phone: inventPhone(cities.Leipzig, 'taxi') },
  { given: 'Rina', family: 'Vogt', email: 'member0@dispatchers.example' },
];

/** The same people under a second card: one shares the address, one the phone in another form. */
const doubles: readonly Card[] = [
  {
    given: 'Kasia',
    family: 'Wrona',
    email: known.find(({ family }) => family === 'Wrona')?.email,
    organization: 'Mrozna',
  },
  {
    given: 'T.',
    family: 'Grabowski',
    email: 'tomek.grabowski@poczta.example',
    phone: known.find(({ family }) => family === 'Grabowski')?.phone?.replaceAll(' ', ''),
  },
  { given: 'Warehouse', organization: home, email: 'lager@nordlicht-feinkost.example' },
];

/** The forty of the address book. */
export const contacts: readonly Contact[] = [
  ...known,
  ...colleagueCards,
  ...customers,
  ...morePeople,
  ...friends,
  ...doubles,
].map(({ given, family, email, phone, organization, title }, index) => ({
  id: `c${digitId(`contact ${index} ${given}`, 18)}`,
  given,
  family,
  email,
  phone,
  organization,
  title,
}));
