import { readCompanySize } from '@switchboard/api-contract/agents/leadScore';
import { perApolloCall, type LeadCriteria } from '@switchboard/api-contract/agents/leadGeneration';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import type { Context } from '../../platform/Context.ts';
import { openSecrets } from '../../tenants/agentRows.ts';
import { credentialsOf } from '../../outside/credentials/credentials.ts';
import { looseNumber, readEach, logLeftOut, type LeftOut } from '../../outside/providers/readEach.ts';
import type { Credentials } from '../../outside/providers/whoAmI.ts';
import { SealError } from '../../platform/vault/Vault.ts';
import { callService, noCreditFailure, type ServiceRequest } from '../../outside/callService.ts';
import { readPageInParts } from '../../outside/readPageInParts.ts';
import type { Run } from '../../runs/Run.ts';
import { RunFailure } from '../../outside/RunFailure.ts';
import { person, readMatches, type Person } from './person.ts';

const serviceId = 'apollo';
const standardBase = 'https://api.apollo.io';
/** The service's name; leads that it finds have it as their source. */
export const apolloName = 'Apollo';

/** Apollo shows no further page, however long its pages are. */
const lastPage = 500;
/** How many people are asked for at once. */
const pageSizes: readonly number[] = [perApolloCall.search, 50, 25, 5, 1];

const found = v.object({ people: v.nullable(v.array(v.unknown())), total_entries: looseNumber });
const matches = v.object({ matches: v.nullable(v.array(v.unknown())), credits_consumed: looseNumber });

/** Searches and completes people in the name of one account. */
export interface Apollo {
  /** The sandbox's key, if the sandbox answers. */
  readonly sandboxKey: string | undefined;
  /** A page of people, each once, without what is paid for. `isLast`: none comes after it. */
  readonly search: (page: number) => Promise<{ readonly people: readonly Person[]; readonly isLast: boolean }>;
  /**
   * All that is known about people; without those of whom nothing more is, or whose answer can't be read. Each costs a
   * credit all the same.
   */
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
    rest: Pick<ServiceRequest<S>, 'answer' | 'step' | 'uses' | 'readUse'>,
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
        status === 422 && /insufficient credits/i.test(refusal) ? noCreditFailure(serviceId) : undefined,
      ...rest,
    });
  const filters = filtersOf(criteria);
  return {
    sandboxKey,
    search: async (page) => {
      const step: Fact = { kind: 'pageRead', args: { service: apolloName, page } };
      const part = await readPageInParts(
        {
          ask: async (at, size) => {
            const body = { ...filters, page: at, per_page: size };
            const answer = await ask('mixed_people/api_search', body, { answer: found, step });
            return { items: answer.people ?? [], total: answer.total_entries };
          },
          sizes: pageSizes,
          last: lastPage,
        },
        (page - 1) * perApolloCall.search,
      );
      const { read, left } = readEach(part.items, person);
      logLeftOut(run.log, read.length, [...left, ...part.left]);
      const isShort = part.items.length + part.left.length < perApolloCall.search;
      const isEnd = part.items.length === 0 || (part.total ?? 0) <= page * perApolloCall.search;
      return {
        people: [...new Map(read.map((one) => [one.id, one])).values()],
        isLast: (isShort && isEnd) || page >= lastPage,
      };
    },
    match: async (ids) => {
      const step: Fact = { kind: 'peopleCompleted', args: { service: apolloName, people: ids.length } };
      const complete = await ask(
        'people/bulk_match',
        { details: ids.map((id) => ({ id })) },
        {
          answer: matches,
          step,
          uses: { unit: 'credits', units: ids.length },
          readUse: ({ credits_consumed: credits, matches: own }) => ({
            units: credits ?? own?.filter((one) => one !== null).length ?? 0,
            unit: 'credits',
          }),
        },
      ).catch(whyUnread);
      const { read, left } =
        typeof complete === 'string'
          ? { read: [], left: ids.map(() => complete) }
          : readMatches(ids, complete.matches ?? []);
      logLeftOut(run.log, ids.length - left.length, left);
      return read;
    },
  };
}

/** Why an answer that was paid for could not be read. */
function whyUnread(error: unknown): LeftOut {
  if (error instanceof RunFailure && (error.answer === 'too-large' || error.answer === 'odd')) return error.answer;
  throw error;
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
