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

/** How a streamed answer of the assistant can come, by name; everything else is as in `ok`. */
export const streamDescriptions = {
  slowFirstWord: 'The first word of an answer takes three seconds.',
  stalls: 'An answer stops half way: nothing more comes, and the line stays open.',
  breaksOff: 'The line breaks half way through an answer, which goes on without it.',
  repeats: 'Each event of an answer comes twice, with the same id.',
  unknownEvent: 'Among the events of an answer are some that nobody knows, and some that are broken.',
  hundredSteps: 'A hundred steps are told before the first word of an answer.',
} as const;

export type StreamScenario = keyof typeof streamDescriptions;
export const streamNames = Object.keys(streamDescriptions) as readonly StreamScenario[];

/** What a world is filled with. */
export type WorldContent = 'samples' | 'empty' | 'huge';

/** What the world of a scenario is filled with. */
export function contentOf(scenario: Scenario | StreamScenario): WorldContent {
  return scenario === 'empty' || scenario === 'huge' ? scenario : 'samples';
}
