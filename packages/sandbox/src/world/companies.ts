import { cities, type City } from './companies/cities.ts';
import { currentEmployees, logisticsRows, otherRows } from './companies/companyRows.ts';
import { slugOf } from './plainLetters.ts';
import { seededRandom, hexId } from './seededRandom.ts';

/** A made-up company. */
export interface Company {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
  readonly website: string;
  readonly industry: string;
  readonly keywords: readonly string[];
  /** As directories have it, by which searches go. */
  readonly employees: number;
  /** Some have grown or shrunk since. */
  readonly employeesNow: number;
  readonly founded: number;
  readonly street: string;
  readonly city: City;
  readonly phone: string;
  readonly email: string;
  readonly description: string;
}

const streets = ['Magazynowa', 'Transportowa', 'Składowa', 'Towarowa', 'Chłodnicza', 'Portowa', 'Handlowa', 'Rampowa'];
const streetsAbroad = ['Frachtstraße', 'Speicherweg', 'Ladestraße', 'Am Güterbahnhof'];

/** A number that no one has: it is well formed, but where it stands, numbers behind the area code don't begin with 0. */
export function inventPhone({ dialling }: City, seed: string): string {
  const { whole } = seededRandom(`phone ${seed}`);
  return `${dialling} 0${whole(10, 99)} ${whole(1_000, 9_999)}`;
}

function companyOf(
  [name, cityName, employees, founded, words]: (typeof logisticsRows)[number],
  industry: string,
): Company {
  const slug = slugOf(name);
  const city = cities[cityName];
  const { pick, whole } = seededRandom(slug);
  const keywords = words.split(', ');
  const abroad = city.countryCode !== 'PL';
  return {
    id: hexId(`company ${slug}`, 24),
    name,
    domain: `${slug}.example`,
    website: `https://www.${slug}.example`,
    industry,
    keywords,
    employees,
    employeesNow: currentEmployees.get(name) ?? employees,
    founded,
    street: abroad ? `${pick(streetsAbroad)} ${whole(2, 90)}` : `ul. ${pick(streets)} ${whole(2, 90)}`,
    city,
    phone: inventPhone(city, slug),
    email: `${abroad ? 'kontakt' : 'biuro'}@${slug}.example`,
    description: `${name} in ${city.name}, founded in ${founded}: ${keywords.join(', ')}.`,
  };
}

/** All companies, those in logistics first. */
export const companies: readonly Company[] = [
  ...logisticsRows.map(([name, city, employees, founded, words]) =>
    companyOf([name, city, employees, founded, `logistics, ${words}`], 'logistics & supply chain'),
  ),
  ...otherRows.map((row) => companyOf(row, row[4].split(', ')[0] ?? '')),
];

/** The company of this name. */
export function companyNamed(name: string): Company {
  const found = companies.find((company) => company.name === name);
  if (!found) throw new TypeError(`No company is named ${name}.`);
  return found;
}
