import * as v from 'valibot';
import type { Context } from '../../platform/Context.ts';
import { githubHeaders, isGithubRateLimited, secondsUntilGithubReset } from '../providers/productivity.ts';
import { looseText, readEach, logLeftOut } from '../providers/readEach.ts';
import { firstConnected } from '../credentials/credentials.ts';
import { callService, busyFailure } from '../callService.ts';
import type { Caller } from '../Caller.ts';
import { plainText } from '../plainText.ts';
import { RunFailure } from '../RunFailure.ts';
import { readPageInParts } from '../readPageInParts.ts';
import { openTool, type OpenTool } from './OpenTool.ts';

const mostGiven = 25;
/** Pull requests stand among the issues too, and are left out there. Fewer are read where they are too large. */
const sizes: readonly number[] = [100, 25, 5, 1];

const truth = v.fallback(v.nullish(v.boolean()), undefined);
const entry = v.object({
  number: v.number(),
  title: v.string(),
  state: looseText,
  html_url: v.string(),
  body: looseText,
  created_at: looseText,
  user: v.fallback(v.nullish(v.object({ login: looseText })), undefined),
  labels: v.fallback(v.nullish(v.array(v.unknown()), []), []),
  draft: truth,
  merged_at: looseText,
  pull_request: v.optional(v.unknown()),
});
/** A label, in either of its forms. */
const label = v.union([
  v.object({ name: v.string() }),
  v.pipe(
    v.string(),
    v.transform((name) => ({ name })),
  ),
]);
const input = v.strictObject({
  repository: v.pipe(
    v.string(),
    v.maxLength(140),
    // Two names, neither of which leads to another address.
    v.regex(/^[A-Za-z0-9-]+\/[\w.-]*[\w-][\w.-]*$/, 'repository must be owner/name'),
    v.description('The repository: owner/name'),
  ),
  kind: v.pipe(v.picklist(['issues', 'pull requests']), v.description('What to read of it')),
  state: v.optional(v.pipe(v.picklist(['open', 'closed', 'all']), v.description('Left out: open'))),
});

function describeEntry(found: v.InferOutput<typeof entry>) {
  return {
    number: found.number,
    title: plainText(found.title, 200),
    url: found.html_url,
    state: found.merged_at ? 'merged' : found.draft ? 'draft' : (found.state ?? 'unknown'),
    by: plainText(found.user?.login ?? 'unknown', 60),
    created: found.created_at?.slice(0, 10) ?? 'unknown',
    labels: readEach(found.labels ?? [], label).read.map(({ name }) => plainText(name, 60)),
    text: plainText(found.body ?? '', 300),
  };
}

/**
 * Reads issues and pull requests of a repository with the connected GitHub token. Changes nothing there.
 * https://docs.github.com/en/rest/issues/issues#list-repository-issues ·
 * https://docs.github.com/en/rest/pulls/pulls#list-pull-requests
 */
export async function openRepository(context: Context, caller: Caller): Promise<OpenTool | undefined> {
  const github = await firstConnected(context, caller.tenantId, ['github']);
  if (!github) return undefined;
  const { serviceId, credentials, name } = github;
  return openTool({
    description: 'Reads a repository at GitHub: its issues or its pull requests, newest first.',
    input,
    use: async ({ repository, kind, state = 'open' }) => {
      const path = kind === 'issues' ? 'issues' : 'pulls';
      const ask = async (page: number, size: number) => {
        const query = new URLSearchParams({ state, per_page: String(size), ...(page > 1 && { page: String(page) }) });
        const items = await callService(context, caller, {
          serviceId,
          credentials,
          request: {
            method: 'GET',
            url: `https://api.github.com/repos/${repository}/${path}?${query.toString()}`,
            headers: githubHeaders(credentials['token']),
          },
          answer: v.array(v.unknown()),
          judge: (refusal) =>
            isGithubRateLimited(refusal)
              ? busyFailure(context, name, refusal, secondsUntilGithubReset(refusal, context.clock()))
              : refusal.status === 404
                ? new RunFailure({ kind: 'repositoryUnknown', args: { repository } })
                : undefined,
        });
        return { items };
      };
      const { items, left } = await readPageInParts({ ask, sizes });
      const { read, left: odd } = readEach(items, entry);
      logLeftOut(caller.log, read.length, [...left, ...odd]);
      const found = kind === 'issues' ? read.filter((one) => one.pull_request === undefined) : read;
      return {
        ...(caller.origin.sandbox && { sandbox: true }),
        repository,
        found: found.slice(0, mostGiven).map(describeEntry),
        more: found.length > mostGiven || items.length + left.length === sizes[0],
      };
    },
  });
}
