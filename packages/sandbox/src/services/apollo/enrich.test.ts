import { beforeEach, describe, expect, test } from 'vitest';
import { inSandbox } from '../../../test/inSandbox.ts';

const base = 'https://api.apollo.io/api/v1';
interface Enriched {
  readonly matches: readonly ({ readonly id: string; readonly name: string; readonly email: string | null } | null)[];
  readonly credits_consumed: number;
}

let sandbox: ReturnType<typeof inSandbox>;
beforeEach(() => {
  sandbox = inSandbox();
});
const ask = (json: object) => sandbox.ask(`${base}/people/bulk_match`, { headers: { 'x-api-key': 'sandbox' }, json });
const enrich = async (...details: object[]) => (await ask({ details })).body as Enriched;

describe('enriching', () => {
  test('tells everything about people, in the order of the request, and counts credits', async () => {
    const people = sandbox.world.people.slice(20, 30);
    const { matches, ...rest } = await enrich(...people.map(({ id }) => ({ id })));
    expect(matches.map((match) => match?.id)).toEqual(people.map(({ id }) => id));
    expect(rest).toEqual({
      status: 'success',
      error_code: null,
      error_message: null,
      total_requested_enrichments: 10,
      unique_enriched_records: 10,
      missing_records: 0,
      credits_consumed: 10,
    });
    const person = sandbox.world.people[0];
    const [match] = (await enrich({ id: person?.id })).matches;
    expect(match).toMatchObject({
      name: 'Katarzyna Wrona',
      email: 'katarzyna.wrona@mrozna-logistyka.example',
      email_status: 'verified',
      city: 'Łódź',
      country: 'Poland',
      seniority: 'director',
      organization: { name: 'Mroźna Logistyka', industry: 'logistics & supply chain', estimated_num_employees: 870 },
    });
    expect(match).not.toHaveProperty('phone_numbers');
  });
  test('whoever is not found is null and costs nothing; twice the same costs once', async () => {
    const [one] = sandbox.world.people;
    const { matches, credits_consumed } = await enrich({ id: 'nobody' }, { id: one?.id }, { id: one?.id });
    expect(matches.map((match) => match?.id)).toEqual([undefined, one?.id, one?.id]);
    expect(credits_consumed).toBe(1);
  });
  test.each([
    [{ email: 'ewa.sikora@chlodnie-nadwarcianskie.example' }],
    [{ first_name: 'Ewa', last_name: 'Sikora', domain: 'chlodnie-nadwarcianskie.example' }],
    [{ name: 'ewa sikora', organization_name: 'Chlodnie Nadwarcianskie' }],
  ])('knows somebody by %j', async (detail) => {
    expect((await enrich(detail)).matches[0]?.name).toBe('Ewa Sikora');
  });
  test('a name alone is not enough, and some have no address', async () => {
    expect((await enrich({ first_name: 'Ewa', last_name: 'Sikora' })).matches).toEqual([null]);
    const without = sandbox.world.people.find(({ email }) => email === undefined);
    expect((await enrich({ id: without?.id })).matches[0]).toMatchObject({ email: null, email_status: 'unavailable' });
  });
  test.each([
    [{}],
    [{ details: [] }],
    [{ details: 'x' }],
    [{ details: Array.from({ length: 11 }, (_, id) => ({ id })) }],
  ])('refuses %j', async (json) => {
    expect((await ask(json)).status).toBe(422);
  });
});
