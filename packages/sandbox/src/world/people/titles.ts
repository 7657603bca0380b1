/** What somebody does. `seniority` and `departments` in Apollo's words. */
export interface Title {
  readonly title: string;
  readonly seniority: 'c_suite' | 'head' | 'director' | 'manager' | 'senior';
  readonly department: string;
}

/** One of each in every company, as far as it has so many people; the Transport Manager where transport is its trade. */
export const titles = [
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

/** The whole of a title. */
export const titleNamed = (name: TitleName): Title => titles.find(({ title }) => title === name) ?? titles[0];

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
