import { deepEqual, equal, rejects } from 'node:assert/strict';
import { WebClient } from '@slack/web-api';

/** @type {import('../clients.ts').Play} */
export default ({ at }) => {
  const silent = { debug() {}, info() {}, warn() {}, error() {}, setLevel() {}, setName() {}, getLevel: () => 'error' };
  const open = (token) =>
    new WebClient(token, {
      slackApiUrl: at('https://slack.com/api/'),
      retryConfig: { retries: 0 },
      rejectRateLimitedCalls: true,
      logger: silent,
    });
  const client = open('sandbox');
  const post = (by, message) => by.apiCall('chat.postMessage', message);
  const channels = [];
  return {
    '@slack/web-api': {
      'says whose token it is, and its scopes': async () => {
        const { ok, response_metadata } = await client.auth.test();
        deepEqual([ok, response_metadata.scopes.includes('chat:write')], [true, true]);
      },
      'lists channels page by page': async () => {
        for await (const page of client.paginate('conversations.list', { limit: 4 })) channels.push(...page.channels);
        equal(channels.length > 8, true);
      },
      'posts a message and reads it': async () => {
        const { id: channel } = channels.find(({ name }) => name === 'alerts');
        const { ts } = await post(client, { channel, text: 'A run failed' });
        const { messages } = await client.conversations.history({ channel, limit: 5 });
        equal(messages[0].ts, ts);
      },
      'posts blocks': async () => {
        const blocks = [{ type: 'section', text: { type: 'mrkdwn', text: '*Twice*' } }];
        equal((await post(client, { channel: '#alerts', text: 'Twice', blocks })).ok, true);
      },
      'is refused an unknown channel': () =>
        rejects(post(client, { channel: 'C0', text: 'x' }), refusedFor('channel_not_found')),
      'is refused without the scope': () =>
        rejects(post(open('sandbox-no-permission'), { channel: '#alerts', text: 'x' }), ({ data }) => {
          deepEqual([data.error, data.needed], ['missing_scope', 'chat:write']);
          return true;
        }),
      'is refused with a wrong token': () => rejects(open('wrong').auth.test(), refusedFor('invalid_auth')),
      'is told of the rate limit': () => rejects(open('sandbox-rate-limited').auth.test(), { retryAfter: 30 }),
    },
  };
};

/** A refusal by its name. */
function refusedFor(error) {
  return ({ data }) => {
    equal(data.error, error);
    return true;
  };
}
