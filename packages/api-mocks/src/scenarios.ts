/**
 * What can happen between the app and its server, by name: the toolbar of Storybook and `handlers(scenario)` take
 * these.
 */
export const scenarioDescriptions = {
  ok: 'Everything answers, as on a first start: built-in samples, and what a member changes is kept.',
  empty: 'Everything answers, and there is nothing yet: no agents, connections, records or runs.',
  slow: 'Everything answers after two seconds.',
  unauthorised: 'The session is not known any more: 401 on every call but signing in.',
  forbidden: 'The member may do nothing: 403 on every call but signing in.',
  missing: 'Nothing is there: 404 on every call but signing in.',
  rateLimited: 'Too many calls: 429, and Retry-After says 30 seconds.',
  serverError: 'The server fails: 500 with a sentence, or 502 with a page of HTML from a proxy.',
  offline: 'The network does not answer.',
  malformed:
    'Status 200 with what is no answer: HTML, half a JSON text, nothing, null, [], {}, a number; another one at each call.',
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
