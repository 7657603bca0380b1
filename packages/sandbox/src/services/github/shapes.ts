import { digitId, hexId } from '../../world/seededRandom.ts';
import type { Row } from './rows.ts';

const api = 'https://api.github.com';
const dayMs = 86_400_000;
const idOf = (seed: string): number => Number(digitId(`github ${seed}`, 9));

/** A user, as shown in short beside what they wrote. */
export const userOf = (login: string) => ({
  login,
  id: idOf(login),
  node_id: `U_${hexId(login, 12)}`,
  avatar_url: `https://avatars.githubusercontent.com/u/${idOf(login)}?v=4`,
  url: `${api}/users/${login}`,
  html_url: `https://github.com/${login}`,
  type: 'User',
  user_view_type: 'public',
  site_admin: false,
});

export interface Entry {
  readonly row: Row;
  readonly number: number;
  readonly repository: string;
  readonly began: number;
}

/** What issues and pull requests have in common. */
function common({ row, number, repository, began }: Entry) {
  const at = (age: number): string => `${new Date(began - age * dayMs).toISOString().slice(0, 19)}Z`;
  const ended = row.isClosed ? at(row.age / 2) : null;
  return {
    id: idOf(`${repository} ${number}`),
    node_id: `I_${hexId(`${repository} ${number}`, 16)}`,
    number,
    title: row.title,
    body: row.body,
    user: userOf(row.by),
    state: row.isClosed ? 'closed' : 'open',
    locked: false,
    labels: row.labels.map((name) => ({
      id: idOf(`label ${name}`),
      url: `${api}/repos/${repository}/labels/${name}`,
      name,
      color: hexId(`label ${name}`, 6),
      default: name === 'bug',
      description: '',
    })),
    assignee: null,
    assignees: [],
    milestone: null,
    created_at: at(row.age),
    updated_at: ended ?? at(row.age * 0.8),
    closed_at: ended,
    author_association: 'MEMBER',
  };
}

export const issueOf = (entry: Entry) => {
  const { row, number, repository } = entry;
  const shared = common(entry);
  const page = row.branch === undefined ? 'issues' : 'pull';
  return {
    ...shared,
    url: `${api}/repos/${repository}/issues/${number}`,
    repository_url: `${api}/repos/${repository}`,
    html_url: `https://github.com/${repository}/${page}/${number}`,
    comments: row.title.length % 4,
    state_reason: row.isClosed ? 'completed' : null,
    ...(row.branch !== undefined && {
      draft: false,
      pull_request: {
        url: `${api}/repos/${repository}/pulls/${number}`,
        html_url: `https://github.com/${repository}/pull/${number}`,
        merged_at: shared.closed_at,
      },
    }),
  };
};

export const pullOf = (entry: Entry) => {
  const { row, number, repository } = entry;
  const shared = common(entry);
  const [owner = ''] = repository.split('/');
  const side = (ref: string) => ({
    label: `${owner}:${ref}`,
    ref,
    sha: hexId(`${repository} ${ref}`, 40),
    user: { ...userOf(owner), type: 'Organization' },
  });
  return {
    ...shared,
    url: `${api}/repos/${repository}/pulls/${number}`,
    html_url: `https://github.com/${repository}/pull/${number}`,
    issue_url: `${api}/repos/${repository}/issues/${number}`,
    draft: false,
    merged_at: shared.closed_at,
    merge_commit_sha: row.isClosed ? hexId(`merge ${repository} ${number}`, 40) : null,
    requested_reviewers: [],
    requested_teams: [],
    head: side(row.branch ?? ''),
    base: side('main'),
    auto_merge: null,
  };
};
