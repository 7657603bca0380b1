/** What can happen between the app and its server, by name. Storybook's toolbar and `handlers(scenario)` accept these. */
export const scenarioDescriptions = {
  ok: 'Everything works as on a first start: built-in samples, and changes are saved.',
  empty: 'Everything works, but there is nothing yet: no agents, connections, records or runs.',
  slow: 'Every answer takes two seconds.',
  unauthorised: 'The session has ended: 401 on every call except signing in.',
  forbidden: 'The member has no permissions: 403 on every call except signing in.',
  missing: 'Nothing exists: 404 on every call except signing in.',
  rateLimited: 'Too many calls: 429 with Retry-After: 30.',
  serverError: 'The server fails: 500 with a sentence, or 502 with a page of HTML from a proxy.',
  offline: 'The network is down.',
  malformed:
    'Status 200 with a broken body, a different one each time: HTML, half a JSON text, nothing, null, [], {}, a number.',
  huge: '10 000 rows in each list of records, odd texts among them; a thousand agents.',
} as const;

export type Scenario = keyof typeof scenarioDescriptions;
export const scenarioNames = Object.keys(scenarioDescriptions) as readonly Scenario[];

/** What a world is filled with. */
export type Content = 'samples' | 'empty' | 'huge';

/** What the world of a scenario is filled with. */
export function contentOf(scenario: Scenario): Content {
  return scenario === 'empty' || scenario === 'huge' ? scenario : 'samples';
}
