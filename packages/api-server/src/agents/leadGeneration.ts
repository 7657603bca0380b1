import { leadGenerationSettings, type LeadGenerationSettings } from '@switchboard/api-contract/agents/leadGeneration';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { openSecrets } from '../services/agents/configureAgent.ts';
import { credentialsOf } from '../services/connections/credentials.ts';
import type { RecordOf } from '../services/records/collections.ts';
import { readRecords, writeRecords } from '../services/records/records.ts';
import { isFrom, markSandbox } from '../runs/Origin.ts';
import { SealError } from '../vault/Vault.ts';
import { callService, withoutCredit } from './callService.ts';
import { plainText } from './plainText.ts';
import { RunFailure, type Program, type Run } from './Program.ts';

const standardBase = 'https://api.apollo.io';
const mostPerSearch = 100;
const mostPerMatch = 10;
const source = 'Apollo';
const serviceId = 'apollo';

const text = v.optional(v.nullable(v.string()));
const company = v.optional(
  v.nullable(v.object({ name: text, industry: text, estimated_num_employees: v.optional(v.nullable(v.number())) })),
);
const person = v.object({
  id: v.string(),
  name: text,
  first_name: text,
  last_name: text,
  last_name_obfuscated: text,
  title: text,
  email: text,
  linkedin_url: text,
  city: text,
  country: text,
  organization: company,
});
type Person = v.InferOutput<typeof person>;
const people = v.object({ people: v.array(person) });
const matches = v.object({ matches: v.array(v.nullable(person)) });

/**
 * Finds people in Apollo by the configured industries, sizes, places and keywords, and completes them if enrichment
 * is on. Leads get no score, since nothing measures one.
 */
export const leadGeneration: Program = async (context, run) => {
  const settings = leadGenerationSettings.read(run.configuration.customSettings);
  const apollo = await apolloOf(context, run);
  if (!apollo) throw new RunFailure({ kind: 'connectService', args: { services: [source] } });
  const filters = filtersOf(settings);
  if (Object.keys(filters).length === 0) throw new RunFailure({ kind: 'noTarget', args: {} });
  const { tenantId, agent, origin } = run;
  const place = { tenantId, agentId: agent.id, collection: 'leads', origin } as const;
  const credentials = { apiKey: apollo.apiKey };
  const key = context.sandboxes.keyOf({ tenantId, serviceId, credentials });
  if (key !== undefined) await markSandbox(context, run, { serviceId, key });
  const stored = (await readRecords(context.db, place)).filter(isFrom(origin));
  const today = context.clock().toISOString().slice(0, 10);
  const left =
    settings.maxLeadsPerDay -
    stored.filter((lead) => lead.source === source && lead.createdAt?.startsWith(today)).length;
  if (left <= 0) return { result: { kind: 'dailyLeadsFound', args: { leads: settings.maxLeadsPerDay } } };

  const known = new Set(stored.map(({ id }) => id));
  const found = (
    await ask(context, run, apollo, 'mixed_people/api_search', { ...filters, page: 1, per_page: mostPerSearch }, people)
  ).people;
  const fresh = [
    ...new Map(found.filter(({ id }) => !known.has(leadId(id))).map((one) => [one.id, one])).values(),
  ].slice(0, left);
  const complete = settings.autoEnrichment ? await enrich(context, run, apollo, fresh) : fresh;
  return {
    result: { kind: 'peopleFound', args: { people: found.length, leads: complete.length } },
    activity: { kind: 'added', text: { kind: 'leadsAdded', args: { leads: complete.length, source } } },
    write: (db, at) =>
      writeRecords(
        db,
        place,
        complete.map((one) => ({
          record: { ...readLead(one, settings.emailValidation), createdAt: at, lastUpdated: at },
          createdAt: at,
        })),
      ),
  };
};

interface Apollo {
  readonly apiKey: string;
  readonly base: string;
}

/** The key in the agent's configuration, or else the connection's. */
async function apolloOf({ db, vault }: Context, { tenantId, agent }: Run): Promise<Apollo | undefined> {
  const apolloApiKey = ownKey(vault, agent);
  if (apolloApiKey) return { apiKey: apolloApiKey, base: standardBase };
  const { apiKey, baseUrl } = (await credentialsOf({ db, vault }, tenantId, serviceId)) ?? {};
  return apiKey ? { apiKey, base: baseUrl || standardBase } : undefined;
}

/** The key in the agent's configuration; undefined if it was sealed with another server key and is lost. */
function ownKey(vault: Context['vault'], agent: Run['agent']): string | undefined {
  try {
    return openSecrets(vault, agent)['apolloApiKey'];
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}

function ask<const S extends v.GenericSchema>(
  context: Context,
  run: Run,
  { apiKey, base }: Apollo,
  path: string,
  asked: object,
  answer: S,
): Promise<v.InferOutput<S>> {
  const root = base.replace(/\/+$/, '').replace(/\/(?:api\/)?v1$/, '');
  return callService(context, run, {
    serviceId,
    credentials: { apiKey },
    request: {
      method: 'POST',
      url: `${root}/api/v1/${path}`,
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json', 'cache-control': 'no-cache' },
      body: JSON.stringify(asked),
    },
    answer,
    // How an empty account is answered is not documented.
    judge: ({ status, body }) =>
      status === 422 && /insufficient credits/i.test(body) ? withoutCredit(serviceId) : undefined,
  });
}

/** https://docs.apollo.io/reference/people-api-search */
function filtersOf({
  targetIndustries,
  companySize,
  locations,
  searchKeywords,
}: LeadGenerationSettings): Record<string, unknown> {
  const sizes = companySize.flatMap((size) => {
    const [from, to] = size.match(/\d[\d.,]*/g)?.map((number) => number.replaceAll(/[.,]/g, '')) ?? [];
    return from ? `${from},${to ?? (size.includes('+') ? '1000000' : from)}` : [];
  });
  return {
    ...(targetIndustries.length > 0 && { q_organization_keyword_tags: targetIndustries }),
    ...(sizes.length > 0 && { organization_num_employees_ranges: sizes }),
    ...(locations.length > 0 && { person_locations: locations }),
    ...(searchKeywords.length > 0 && { q_keywords: searchKeywords.join(' ') }),
  };
}

/**
 * Adds what Apollo knows about each person. People without a match stay unchanged.
 * https://docs.apollo.io/reference/bulk-people-enrichment
 */
async function enrich(context: Context, run: Run, apollo: Apollo, found: readonly Person[]): Promise<Person[]> {
  const known = new Map(found.map((one) => [one.id, one]));
  for (let from = 0; from < found.length; from += mostPerMatch) {
    const details = found.slice(from, from + mostPerMatch).map(({ id }) => ({ id }));
    const { matches: complete } = await ask(context, run, apollo, 'people/bulk_match', { details }, matches);
    for (const one of complete) if (one && known.has(one.id)) known.set(one.id, one);
  }
  return [...known.values()];
}

const leadId = (id: string): string => `apollo-${id}`;

const address = v.pipe(v.string(), v.email());

/** With `validated`, an impossible e-mail address is left out. */
function readLead(
  {
    id,
    name,
    first_name,
    last_name,
    last_name_obfuscated,
    title,
    email,
    linkedin_url,
    city,
    country,
    organization,
  }: Person,
  validated: boolean,
): RecordOf<'leads'> {
  const fields = {
    name: name || [first_name, last_name ?? last_name_obfuscated].filter(Boolean).join(' '),
    company: organization?.name,
    email:
      email?.includes('@') && !email.includes('email_not_unlocked') && (!validated || v.is(address, email))
        ? email
        : undefined,
    title,
    linkedinUrl: linkedin_url?.replace(/^http:/, 'https:').startsWith('https://')
      ? linkedin_url.replace(/^http:/, 'https:')
      : undefined,
    location: [city, country].filter(Boolean).join(', '),
    industry: organization?.industry,
    companySize: organization?.estimated_num_employees ? String(organization.estimated_num_employees) : undefined,
  };
  const given = Object.entries(fields).flatMap(([key, value]) => (value ? [[key, plainText(value, 300)]] : []));
  return { id: leadId(id), ...Object.fromEntries(given), status: 'new', source };
}
