import { companies, companyNamed, inventPhone, type Company } from './companies.ts';
import { cities, type City } from './cities.ts';
import { plainLetters } from './words.ts';
import { seededRandom, hexId } from './seededRandom.ts';

/** What somebody does. `seniority` and `departments` in Apollo's words. */
interface Title {
  readonly title: string;
  readonly seniority: 'c_suite' | 'head' | 'director' | 'manager' | 'senior';
  readonly department: string;
}

/** One of each in every company, as far as it has so many people; the Transport Manager where transport is its trade. */
const titles = [
  { title: 'Managing Director', seniority: 'c_suite', department: 'c_suite' },
  { title: 'Head of Operations', seniority: 'head', department: 'operations' },
  { title: 'Sales Director', seniority: 'director', department: 'sales' },
  { title: 'Logistics Manager', seniority: 'manager', department: 'operations' },
  { title: 'Key Account Manager', seniority: 'manager', department: 'sales' },
  { title: 'Transport Manager', seniority: 'manager', department: 'operations' },
  { title: 'Fleet Manager', seniority: 'manager', department: 'operations' },
  { title: 'Senior Dispatcher', seniority: 'senior', department: 'operations' },
] as const satisfies readonly Title[];
type TitleName = (typeof titles)[number]['title'];

/** A title with its seniority and department. */
const titleNamed = (name: TitleName): Title => titles.find(({ title }) => title === name) ?? titles[0];

/** Those who write to the inbox, stand among the contacts or come to meetings. */
export const knownPeople: readonly {
  readonly name: readonly [string, string];
  readonly company: string;
  readonly title: TitleName;
}[] = [
  { name: ['Katarzyna', 'Wrona'], company: 'Mroźna Logistyka', title: 'Sales Director' },
  { name: ['Bartosz', 'Mazurek'], company: 'Mroźna Logistyka', title: 'Senior Dispatcher' },
  { name: ['Tomasz', 'Grabowski'], company: 'Chłodnie Nadwarciańskie', title: 'Managing Director' },
  { name: ['Ewa', 'Sikora'], company: 'Chłodnie Nadwarciańskie', title: 'Key Account Manager' },
  { name: ['Marek', 'Kalinowski'], company: 'Baltfrost Port Services', title: 'Head of Operations' },
  { name: ['Agnieszka', 'Nowicka'], company: 'Polar Spedycja', title: 'Key Account Manager' },
  { name: ['Piotr', 'Zawadzki'], company: 'Zimny Szlak', title: 'Logistics Manager' },
  { name: ['Magdalena', 'Dudek'], company: 'Odrzańska Flota Cargo', title: 'Head of Operations' },
  { name: ['Paweł', 'Kaczmarek'], company: 'Lubelska Flota Chłodnicza', title: 'Fleet Manager' },
  { name: ['Joanna', 'Przybylska'], company: 'Pierogarnia Babcia Zosia', title: 'Sales Director' },
  { name: ['Anja', 'Reuter'], company: 'Auensee Kühltransporte', title: 'Logistics Manager' },
  { name: ['Femke', 'Dekker'], company: 'Maasboog Koelhuizen', title: 'Key Account Manager' },
];

/**
 * The people whom one of the account's services knows from the start. `nth`, from 0 to 11, chooses one of twelve groups
 * without overlap.
 */
export const knownCustomers = (nth: number): readonly (Person & { readonly email: string })[] =>
  people.flatMap((person, index) => {
    const { email, emailStatus } = person;
    return index % 12 === nth && email !== undefined && emailStatus === 'verified' ? [{ ...person, email }] : [];
  });

/** Names for women and men, where a family name has two forms with both. */
interface Names {
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly families: readonly (readonly [woman: string, man: string])[];
}

const split = (words: string): readonly string[] => words.trim().split(/\s+/);
const pairs = (words: string): Names['families'] =>
  split(words).map((word) => {
    const [woman = word, man = word] = word.split('/');
    return [woman, man];
  });

const polish: Names = {
  women: split(
    'Agnieszka Aleksandra Alicja Anna Barbara Beata Dorota Elżbieta Emilia Ewa Gabriela Hanna Iwona Izabela Joanna Julia Justyna Kamila Karolina Katarzyna Kinga Lena Magdalena Małgorzata Maria Marta Monika Natalia Olga Patrycja Paulina Renata Sylwia Urszula Weronika Zofia',
  ),
  men: split(
    'Adam Andrzej Artur Bartosz Cezary Damian Daniel Dariusz Dawid Filip Grzegorz Hubert Igor Jacek Jakub Jan Janusz Kamil Karol Konrad Krzysztof Łukasz Maciej Marcin Marek Mariusz Mateusz Michał Mikołaj Paweł Piotr Radosław Rafał Robert Sebastian Szymon Tomasz Wojciech',
  ),
  families: pairs(
    `Adamczyk Baran Bąk Bielecka/Bielecki Borkowska/Borkowski Chmiel Cieślak Czarnecka/Czarnecki Dudek Dziedzic Gajda
    Głowacka/Głowacki Górska/Górski Grabowska/Grabowski Jabłońska/Jabłoński Jasińska/Jasiński Kaczmarek Kalinowska/Kalinowski
    Kania Kołodziej Konieczna/Konieczny Kopeć Kozłowska/Kozłowski Krawczyk Kubiak Kurek Lis Lipińska/Lipiński Łuczak Majewska/Majewski
    Makowska/Makowski Markiewicz Mazurek Mroczek Nowicka/Nowicki Olszewska/Olszewski Orłowska/Orłowski Pająk Piątek
    Przybylska/Przybylski Rogala Romanowska/Romanowski Rutkowska/Rutkowski Sadowska/Sadowski Sikora Skiba Sobczak Sowa
    Stachowiak Szulc Szymczak Tomczak Urban Wilk Wiśniewska/Wiśniewski Witkowska/Witkowski Wrona Wysocka/Wysocki Zając
    Zalewska/Zalewski Zawadzka/Zawadzki Zych`,
  ),
};

/** Names by the code of the country. */
const names: Readonly<Record<City['countryCode'], Names>> = {
  PL: polish,
  DE: {
    women: split('Anja Birgit Claudia Franziska Heike Jana Katrin Lea Mareike Nora Sabine Ulrike'),
    men: split('Andreas Bernd Dirk Fabian Holger Jens Kai Lars Matthias Oliver Ralf Torsten'),
    families: pairs(
      'Albrecht Böhme Dietrich Engel Fiedler Günther Hoppe Jahn Kühn Lorenz Pohl Reuter Seidel Thiel Voigt Winkler',
    ),
  },
  NL: {
    women: split('Anouk Femke Ilse Marloes Sanne Tess'),
    men: split('Bram Daan Joost Maarten Ruben Thijs'),
    families: pairs('Bakker Dekker Hoekstra Kuipers Mulder Postma Smit Vermeer'),
  },
  CZ: {
    women: split('Barbora Eliška Jitka Lucie Tereza'),
    men: split('Jiří Lukáš Ondřej Petr Vojtěch'),
    families: pairs('Benešová/Beneš Dvořáková/Dvořák Havlíčková/Havlíček Marešová/Mareš Němcová/Němec'),
  },
};

/** Somebody who works for one of the companies. */
export interface Person extends Title {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: Company;
  /** Where they live, which is not always where the company is. */
  readonly home: City;
  /** Missing for a few: then nobody knows it. */
  readonly email: string | undefined;
  readonly emailStatus: 'verified' | 'unverified' | 'unavailable';
  readonly phone: string;
  readonly linkedin: string;
}

/** Letters as they stand in an address. */
const addressPart = (text: string): string =>
  plainLetters(text)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

/** How many people a company has in this world; a larger one has more. */
const headcount = ({ employees }: Company): number => {
  if (employees <= 10) return 2;
  if (employees <= 50) return 4;
  return employees <= 200 ? 6 : 7;
};

/** Where those live who have moved away. */
const abroad = [cities.Leipzig, cities.Berlin, cities.Rotterdam, cities.Ostrava];

function personOf(
  company: Company,
  [firstName, lastName]: readonly [string, string],
  title: Title,
  isKnown: boolean,
): Person {
  const name = `${addressPart(firstName)}.${addressPart(lastName)}`;
  const seed = `${name} ${company.domain}`;
  const { next, pick } = seededRandom(`person ${seed}`);
  const luck = isKnown ? 0.5 : next();
  const moves = isKnown ? 0.5 : next();
  // Some addresses are unknown, and one in a hundred is written so that no mail could reach it.
  const address = luck > 0.99 ? `${name}@${company.domain.replace('.', ' .')}` : `${name}@${company.domain}`;
  return {
    ...title,
    id: hexId(`person ${seed}`, 24),
    firstName,
    lastName,
    company,
    home: moves < 0.12 ? pick(abroad) : company.city,
    email: luck < 0.25 ? undefined : address,
    emailStatus: luck < 0.25 ? 'unavailable' : luck > 0.88 ? 'unverified' : 'verified',
    phone: inventPhone(company.city, seed),
    linkedin: `https://www.linkedin.example/in/${name.replace('.', '-')}-${hexId(seed, 6)}`,
  };
}

function peopleOf(company: Company, taken: Set<string>): Person[] {
  const known = knownPeople
    .filter((person) => person.company === company.name)
    .map(({ name, title }) => ({ name, title: titleNamed(title) }));
  const { women, men, families } = names[company.city.countryCode];
  const { next, pick } = seededRandom(`people ${company.domain}`);
  const invent = (): readonly [string, string] => {
    const woman = next() < 0.5;
    const [feminine, masculine] = pick(families);
    const name = woman ? ([pick(women), feminine] as const) : ([pick(men), masculine] as const);
    return taken.has(name.join(' ')) ? invent() : name;
  };
  const transports = company.keywords.some((keyword) => keyword.includes('transport'));
  const free = titles.filter(
    (one) => !known.some(({ title }) => title === one) && (transports || one.title !== 'Transport Manager'),
  );
  return Array.from({ length: headcount(company) }, (_, index) => {
    const one = known[index];
    const name = one?.name ?? invent();
    taken.add(name.join(' '));
    return personOf(company, name, one?.title ?? free[index - known.length] ?? titles[0], one !== undefined);
  });
}

const taken = new Set(knownPeople.map(({ name }) => name.join(' ')));

/** Everybody, company by company. No two have the same name. */
export const people: readonly Person[] = companies.flatMap((company) => peopleOf(company, taken));

/** Somebody by name and company. */
export function personNamed(name: string, companyName: string): Person {
  const company = companyNamed(companyName);
  const found = people.find((one) => one.company === company && `${one.firstName} ${one.lastName}` === name);
  if (!found) throw new TypeError(`Nobody at ${companyName} is named ${name}.`);
  return found;
}
