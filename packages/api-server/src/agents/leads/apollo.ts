import { isPossibleAddress, readCompanySize } from '@switchboard/api-contract/agents/leadScore';
import {
  perApolloCall,
  type LeadCriteria,
  type LeadGenerationSettings,
} from '@switchboard/api-contract/agents/leadGeneration';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import type { Context } from '../../context.ts';
import { openSecrets } from '../../services/agents/configureAgent.ts';
import { credentialsOf } from '../../services/connections/credentials.ts';
import type { Credentials } from '../../providers/whoAmI.ts';
import type { RecordOf } from '../../services/records/collections.ts';
import { SealError } from '../../vault/Vault.ts';
import { callService, withoutCredit, type ServiceRequest } from '../callService.ts';
import { plainText } from '../plainText.ts';
import type { Run } from '../Program.ts';

const serviceId = 'apollo';
const standardBase = 'https://api.apollo.io';
/** The service's name; leads that it finds have it as their source. */
export const apolloName = 'Apollo';
/** Apollo shows no further. */
const lastPage = 500;
const mostKeywords = 20;

const text = v.optional(v.nullable(v.string()));
const company = v.optional(
  v.nullable(
    v.object({
      name: text,
      industry: text,
      keywords: v.optional(v.nullable(v.array(v.string()))),
      estimated_num_employees: v.optional(v.nullable(v.number())),
    }),
  ),
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
  state: text,
  country: text,
  organization: company,
});
export type Person = v.InferOutput<typeof person>;
const people = v.object({ people: v.array(person) });
const matches = v.object({
  matches: v.array(v.nullable(person)),
  credits_consumed: v.optional(v.nullable(v.number())),
});

/** Searches and completes people in the name of one account. */
export interface Apollo {
  /** The sandbox's key, if the sandbox answers. */
  readonly sandboxKey: string | undefined;
  /** A page of people, each once, without what is paid for. `isLast`: none comes after it. */
  readonly search: (page: number) => Promise<{ readonly people: readonly Person[]; readonly isLast: boolean }>;
  /** All that is known about people; without those of whom nothing more is. Each costs a credit. */
  readonly match: (ids: readonly string[]) => Promise<readonly Person[]>;
}

/** Apollo with the key in the agent's configuration, or else the connection's; undefined without a key. */
export async function openApollo(context: Context, run: Run, criteria: LeadCriteria): Promise<Apollo | undefined> {
  const access = await apolloAccess(context, run);
  if (!access) return undefined;
  const { apiKey, base, sandboxKey } = access;
  const root = base.replace(/\/+$/, '').replace(/\/(?:api\/)?v1$/, '');
  const ask = <const S extends v.GenericSchema>(
    path: string,
    body: object,
    rest: Pick<ServiceRequest<S>, 'answer' | 'step' | 'uses' | 'learnt'>,
  ) =>
    callService(context, run, {
      serviceId,
      credentials: { apiKey },
      request: {
        method: 'POST',
        url: `${root}/api/v1/${path}`,
        headers: { 'x-api-key': apiKey, 'content-type': 'application/json', 'cache-control': 'no-cache' },
        body: JSON.stringify(body),
      },
      // How an empty account is answered is not documented.
      judge: ({ status, body: refusal }) =>
        status === 422 && /insufficient credits/i.test(refusal) ? withoutCredit(serviceId) : undefined,
      ...rest,
    });
  const filters = filtersOf(criteria);
  return {
    sandboxKey,
    search: async (page) => {
      const step: Fact = { kind: 'pageRead', args: { service: apolloName, page } };
      const body = { ...filters, page, per_page: perApolloCall.search };
      const { people: found } = await ask('mixed_people/api_search', body, { answer: people, step });
      return {
        people: [...new Map(found.map((one) => [one.id, one])).values()],
        isLast: found.length < perApolloCall.search || page >= lastPage,
      };
    },
    match: async (ids) => {
      const step: Fact = { kind: 'peopleCompleted', args: { service: apolloName, people: ids.length } };
      const { matches: complete } = await ask(
        'people/bulk_match',
        { details: ids.map((id) => ({ id })) },
        {
          answer: matches,
          step,
          uses: { unit: 'credits', units: ids.length },
          learnt: ({ credits_consumed: credits, matches: own }) => ({
            units: credits ?? own.filter((one) => one !== null).length,
            unit: 'credits',
          }),
        },
      );
      return complete.flatMap((one) => (one && ids.includes(one.id) ? [one] : []));
    },
  };
}

/** How an agent asks Apollo: with the key in its configuration, or else the connection's; undefined without a key. */
export async function apolloAccess(
  { db, vault, sandboxes }: Pick<Context, 'db' | 'vault' | 'sandboxes'>,
  { tenantId, agent }: Pick<Run, 'tenantId' | 'agent'>,
) {
  const own = ownKey(vault, agent);
  const stored: Credentials | undefined = own
    ? { apiKey: own }
    : await credentialsOf({ db, vault }, tenantId, serviceId);
  const { apiKey, baseUrl } = stored ?? {};
  if (!apiKey) return undefined;
  const sandboxKey = sandboxes.keyOf({ tenantId, serviceId, credentials: { apiKey } });
  return { apiKey, base: baseUrl || standardBase, sandboxKey };
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

/** https://docs.apollo.io/reference/people-api-search */
export function filtersOf({
  targetIndustries,
  companySize,
  locations,
  searchKeywords,
}: LeadCriteria): Record<string, unknown> {
  const sizes = companySize.flatMap((size) => {
    const range = readCompanySize(size);
    return range ? `${range.from},${Number.isFinite(range.to) ? range.to : 1_000_000}` : [];
  });
  return {
    ...(targetIndustries.length > 0 && { q_organization_keyword_tags: targetIndustries }),
    ...(sizes.length > 0 && { organization_num_employees_ranges: sizes }),
    ...(locations.length > 0 && { person_locations: locations }),
    ...(searchKeywords.length > 0 && { q_keywords: searchKeywords.join(' ') }),
  };
}

/** What a lead is made of when it is found: everything but its status, its score and when it was found. */
export type FoundFields = Partial<
  Pick<
    RecordOf<'leads'>,
    'name' | 'company' | 'email' | 'title' | 'linkedinUrl' | 'location' | 'industry' | 'companySize' | 'companyKeywords'
  >
>;

/** The fields of a lead that Apollo knows. With `emailValidation`, an impossible e-mail address is left out. */
export function readPerson(one: Person, { emailValidation }: LeadGenerationSettings): FoundFields {
  const { organization, email, linkedin_url: link } = one;
  const secure = link?.replace(/^http:/, 'https:');
  const known = email?.includes('@') && !email.includes('email_not_unlocked') ? email : undefined;
  const fields = {
    name: one.name || [one.first_name, one.last_name ?? one.last_name_obfuscated].filter(Boolean).join(' '),
    company: organization?.name,
    email: known && emailValidation && !isPossibleAddress(known) ? undefined : known,
    title: one.title,
    linkedinUrl: secure?.startsWith('https://') ? secure : undefined,
    location: [one.city, one.country].filter(Boolean).join(', '),
    region: one.state,
    industry: organization?.industry,
    companySize: organization?.estimated_num_employees ? String(organization.estimated_num_employees) : undefined,
  };
  const given = Object.entries(fields).flatMap(([key, value]) => (value ? [[key, plainText(value, 300)]] : []));
  const keywords = organization?.keywords?.slice(0, mostKeywords).map((word) => plainText(word, 60)) ?? [];
  return { ...Object.fromEntries(given), ...(keywords.length > 0 && { companyKeywords: keywords }) };
}

/** What a search shows of somebody who is known already: what is not hidden until it is paid for. */
export function readShown(one: Person, settings: LeadGenerationSettings): FoundFields {
  const { name, ...fields } = readPerson(one, settings);
  return one.name || one.last_name ? { ...fields, ...(name !== undefined && { name }) } : fields;
}
