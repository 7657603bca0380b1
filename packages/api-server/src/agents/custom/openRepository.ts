import * as v from 'valibot';
import type { Context } from '../../context.ts';
import { headersOf, isUsedUp } from '../../providers/github.ts';
import { undecided } from '../../providers/verdicts.ts';
import { firstConnected } from '../../services/connections/firstConnected.ts';
import { callService, type Caller } from '../callService.ts';
import { plainText } from '../plainText.ts';
import { RunFailure } from '../Program.ts';
import { openTool, type OpenTool } from './OpenTool.ts';

const mostGiven = 25;
/** Pull requests stand among the issues too, and are left out there. */
const mostRead = 100;

const entry = v.object({
  number: v.number(),
  title: v.string(),
  state: v.string(),
  html_url: v.string(),
  body: v.nullish(v.string()),
  created_at: v.string(),
  user: v.nullish(v.object({ login: v.string() })),
  labels: v.optional(v.array(v.object({ name: v.string() })), []),
  draft: v.nullish(v.boolean()),
  merged_at: v.nullish(v.string()),
  pull_request: v.optional(v.unknown()),
});
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
    state: found.merged_at ? 'merged' : found.draft ? 'draft' : found.state,
    by: plainText(found.user?.login ?? 'unknown', 60),
    created: found.created_at.slice(0, 10),
    labels: found.labels.map(({ name }) => plainText(name, 60)),
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
  const { serviceId, credentials } = github;
  return openTool({
    description: 'Reads a repository at GitHub: its issues or its pull requests, newest first.',
    input,
    use: async ({ repository, kind, state = 'open' }) => {
      const query = new URLSearchParams({ state, per_page: String(mostRead) }).toString();
      const path = kind === 'issues' ? 'issues' : 'pulls';
      const answered = await callService(context, caller, {
        serviceId,
        credentials,
        request: {
          method: 'GET',
          url: `https://api.github.com/repos/${repository}/${path}?${query}`,
          headers: headersOf(credentials['token']),
        },
        answer: v.array(entry),
        judge: (refusal) =>
          isUsedUp(refusal)
            ? new RunFailure(undecided(serviceId, 429).message, { again: true })
            : refusal.status === 404
              ? new RunFailure({ kind: 'repositoryUnknown', args: { repository } })
              : undefined,
      });
      const found = kind === 'issues' ? answered.filter((one) => one.pull_request === undefined) : answered;
      return {
        ...(caller.origin.sandbox && { sandbox: true }),
        repository,
        found: found.slice(0, mostGiven).map(describeEntry),
        more: found.length > mostGiven || answered.length === mostRead,
      };
    },
  });
}
