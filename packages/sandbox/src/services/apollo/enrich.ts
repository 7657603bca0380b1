import { readFieldsList, type Fields } from '../../requests.ts';
import type { Company } from '../../world/companies.ts';
import { plainLetters } from '../../world/words.ts';
import type { Person } from '../../world/people.ts';
import { invalid } from './search.ts';

const mostDetails = 10;

const same = (one: string, other: unknown): boolean =>
  typeof other === 'string' && plainLetters(one).toLowerCase() === plainLetters(other.trim()).toLowerCase();

/** Whether a person is the one asked for: by id, address, profile, or name and company. */
function isMeant(detail: Fields): (person: Person) => boolean {
  const { id, email, linkedin_url, first_name, last_name, name, domain, organization_name } = detail;
  if (id !== undefined) return (person) => person.id === id;
  return ({ firstName, lastName, company, ...person }) => {
    const named = same(`${firstName} ${lastName}`, name ?? `${String(first_name)} ${String(last_name)}`);
    const employed = same(company.domain, domain) || same(company.name, organization_name);
    return (
      (person.email !== undefined && same(person.email, email)) ||
      same(person.linkedin, linkedin_url) ||
      (named && employed)
    );
  };
}

const organizationOf = ({
  id,
  name,
  website,
  domain,
  phone,
  founded,
  industry,
  keywords,
  employeesNow,
  street,
  city,
  description,
}: Company) => ({
  id,
  name,
  website_url: website,
  linkedin_url: null,
  primary_domain: domain,
  primary_phone: { number: phone, source: 'Owned', sanitized_number: phone.replaceAll(' ', '') },
  phone,
  sanitized_phone: phone.replaceAll(' ', ''),
  founded_year: founded,
  industry,
  industries: [industry],
  keywords,
  estimated_num_employees: employeesNow,
  raw_address: `${street}, ${city.postcode} ${city.name}, ${city.country}`,
  street_address: street,
  city: city.name,
  state: city.region,
  postal_code: city.postcode,
  country: city.country,
  short_description: description,
  annual_revenue: null,
});

/** Everything about somebody but phones and private addresses, which are extra. */
const personOf = ({
  id,
  firstName,
  lastName,
  title,
  email,
  emailStatus,
  linkedin,
  seniority,
  department,
  company,
  home,
}: Person) => ({
  id,
  first_name: firstName,
  last_name: lastName,
  name: `${firstName} ${lastName}`,
  linkedin_url: linkedin,
  title,
  email_status: emailStatus,
  photo_url: null,
  twitter_url: null,
  github_url: null,
  facebook_url: null,
  extrapolated_email_confidence: null,
  headline: `${title} at ${company.name}`,
  email: email ?? null,
  organization_id: company.id,
  employment_history: [{ current: true, organization_id: company.id, organization_name: company.name, title }],
  city: home.name,
  state: home.region,
  country: home.country,
  organization: organizationOf(company),
  departments: [department],
  subdepartments: [],
  functions: [department],
  seniority,
  revealed_for_current_team: true,
});

/** https://docs.apollo.io/reference/bulk-people-enrichment */
export function enrichPeople(people: readonly Person[], { details }: Fields) {
  const wanted = readFieldsList(details);
  if (!wanted || wanted.length === 0) return invalid('Required parameter missing: details');
  if (wanted.length > mostDetails) return invalid(`At most ${mostDetails} people can be enriched in a request.`);
  const found = wanted.map((detail) => people.find(isMeant(detail)));
  const unique = new Set(found.filter((person) => person !== undefined)).size;
  return {
    status: 'success',
    error_code: null,
    error_message: null,
    total_requested_enrichments: wanted.length,
    unique_enriched_records: unique,
    missing_records: found.filter((person) => person === undefined).length,
    credits_consumed: unique,
    matches: found.map((person) => (person ? personOf(person) : null)),
  };
}
