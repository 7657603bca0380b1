import { isFields, type Fields } from '../../requests.ts';
import { refuse } from '../../Service.ts';
import type { World } from '../../world/createWorld.ts';
import { plainLetters } from '../../world/words.ts';
import type { Person } from '../../world/people.ts';

const most = { perPage: 100, pages: 500 };
const dayMs = 86_400_000;

/** A request that makes no sense. */
export const invalid = (error: string): never => refuse(Response.json({ error }, { status: 422 }));

type Test = (person: Person) => boolean;

const folded = (text: string): string => plainLetters(text).toLowerCase();

/** A list of texts; a single text counts as a list of one. */
function textsIn(asked: Fields, name: string): readonly string[] {
  const value = asked[name] ?? [];
  const list = Array.isArray(value) ? value : [value];
  return list.every((one): one is string => typeof one === 'string') ? list : invalid('Invalid parameters');
}

function wholeIn(asked: Fields, name: string, fallback: number): number {
  const value = asked[name] ?? fallback;
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : invalid('Invalid parameters');
}

/** A place is written as a town, a region or a country, or as several of them with commas between. */
const isAt =
  ({ company: { city } }: Person) =>
  (place: string): boolean => {
    const names = [city.name, city.region, city.region.replace(/ Voivodeship$/, ''), city.country].map(folded);
    return place.split(',').every((part) => names.includes(folded(part.trim())));
  };

const isInRange =
  (employees: number) =>
  (range: string): boolean => {
    const [, from, to] = /^(\d+),(\d+)$/.exec(range.replaceAll(' ', '')) ?? [];
    return from === undefined ? invalid('Invalid parameters') : employees >= Number(from) && employees <= Number(to);
  };

const hasTitle =
  (title: string, strict: boolean) =>
  (wanted: string): boolean => {
    const words = folded(title).split(' ');
    return strict
      ? folded(title) === folded(wanted)
      : folded(wanted)
          .split(/\s+/)
          .every((word) => words.includes(word));
  };

/** The filters, by their names; whatever else is asked for has no effect. A person fits one value of each. */
const filters: Readonly<Record<string, (person: Person, asked: Fields) => (value: string) => boolean>> = {
  person_titles: ({ title }, asked) =>
    hasTitle(title, asked['include_similar_titles'] === false || asked['include_similar_titles'] === 'false'),
  person_locations: isAt,
  organization_locations: isAt,
  person_seniorities:
    ({ seniority }) =>
    (value) =>
      value === seniority,
  contact_email_status:
    ({ emailStatus }) =>
    (value) =>
      value === emailStatus,
  q_organization_domains_list:
    ({ company }) =>
    (value) =>
      value === company.domain,
  organization_ids:
    ({ company }) =>
    (value) =>
      value === company.id,
  organization_num_employees_ranges: ({ company }) => isInRange(company.employees),
  q_organization_keyword_tags:
    ({ company }) =>
    (value) =>
      [company.industry, ...company.keywords].some((tag) => folded(tag).includes(folded(value))),
};

/** Every word stands somewhere in the names, the title, or among what the company does. */
function hasWords(words: string): Test {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return ({ firstName, lastName, title, company }) => {
    const text = folded([firstName, lastName, title, company.name, ...company.keywords].join(' '));
    return wanted.every((word) => text.includes(word));
  };
}

/** The parameters of a request, of the address and of the body; lists in the address end in brackets. */
export function readParameters(url: string, body: unknown): Fields {
  const { searchParams } = new URL(url);
  const inAddress = [...new Set(searchParams.keys())].map((name) => [
    name.replace(/\[\]$/, ''),
    name.endsWith('[]') ? searchParams.getAll(name) : searchParams.get(name),
  ]);
  return { ...Object.fromEntries(inAddress), ...(isFields(body) ? body : {}) } as Fields;
}

const obfuscated = (name: string): string => `${name.slice(0, 2)}***${name.slice(-1)}`;

/** A person as a search shows it: without what an enrichment is paid for. */
function hitOf({ id, firstName, lastName, title, emailStatus, company }: Person, began: Date) {
  return {
    id,
    first_name: firstName,
    last_name_obfuscated: obfuscated(lastName),
    title,
    last_refreshed_at: new Date(
      began.getTime() - (1 + (Number.parseInt(id.slice(0, 4), 16) % 90)) * dayMs,
    ).toISOString(),
    has_email: emailStatus === 'verified',
    has_city: true,
    has_state: true,
    has_country: true,
    has_direct_phone: 'Maybe: please request direct dial via people/bulk_match',
    organization: {
      name: company.name,
      has_industry: true,
      has_phone: true,
      has_city: true,
      has_state: true,
      has_country: true,
      has_zip_code: true,
      has_revenue: false,
      has_employee_count: true,
    },
  };
}

/** https://docs.apollo.io/reference/people-api-search */
export function searchPeople({ people, began }: World, asked: Fields) {
  const page = wholeIn(asked, 'page', 1);
  const perPage = Math.min(wholeIn(asked, 'per_page', 10), most.perPage);
  if (page > most.pages) return invalid('Invalid parameters');
  const words = asked['q_keywords'] ?? '';
  if (typeof words !== 'string') return invalid('Invalid parameters');
  const wanted = Object.entries(filters)
    .map(([name, fits]) => ({ fits, values: textsIn(asked, name) }))
    .filter(({ values }) => values.length > 0);
  const fitsWords = hasWords(words);
  const found = people.filter(
    (person) => fitsWords(person) && wanted.every(({ fits, values }) => values.some(fits(person, asked))),
  );
  return {
    total_entries: found.length,
    people: found.slice((page - 1) * perPage, page * perPage).map((person) => hitOf(person, began)),
  };
}
