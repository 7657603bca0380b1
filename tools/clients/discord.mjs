import { deepEqual, equal, rejects } from 'node:assert/strict';
import { REST } from '@discordjs/rest';

/** @type {import('../clients.ts').Play} */
export default ({ at }) => {
  const open = (token) =>
    new REST({ version: '10', api: at('https://discord.com/api'), retries: 0, rejectOnRateLimit: () => true }).setToken(
      token,
    );
  const rest = open('sandbox');
  let channels;
  const post = (name, body) =>
    rest.post(`/channels/${channels.find((channel) => channel.name === name).id}/messages`, { body });
  return {
    '@discordjs/rest': {
      'says whose token it is': async () => equal((await rest.get('/users/@me')).bot, true),
      'lists channels': async () => {
        const [guild] = await rest.get('/users/@me/guilds');
        channels = await rest.get(`/guilds/${guild.id}/channels`);
        equal(channels.length > 2, true);
      },
      'posts a message': async () => equal((await post('alerts', { content: 'A run failed' })).content, 'A run failed'),
      'posts once with one nonce': async () => {
        const message = { content: 'Once', nonce: 'notice-1', enforce_nonce: true };
        deepEqual(await post('alerts', message), await post('alerts', message));
      },
      'reads messages': async () => {
        const { id } = channels.find(({ name }) => name === 'alerts');
        const read = await rest.get(`/channels/${id}/messages`, { query: new URLSearchParams({ limit: '10' }) });
        deepEqual(
          read.map(({ content }) => content),
          ['Once', 'A run failed'],
        );
      },
      'is refused a long nonce': () =>
        rejects(post('alerts', { content: 'x', nonce: 'x'.repeat(26) }), { code: 50035 }),
      'is refused where it may not post': () => rejects(post('rules', { content: 'x' }), { code: 50013 }),
      'is refused with a wrong token': () => rejects(open('wrong').get('/users/@me'), { status: 401 }),
      'is told of the rate limit': () =>
        rejects(open('sandbox-rate-limited').get('/users/@me'), ({ retryAfter }) => retryAfter >= 30_000),
    },
  };
};
