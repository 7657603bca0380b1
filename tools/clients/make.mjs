import { equal, rejects } from 'node:assert/strict';
import { Make } from '@makehq/sdk';

/** @type {import('../clients.ts').Play} */
export default ({ at }) => {
  const open = (token) => {
    const client = new Make(token, at('https://eu1.make.com').replace('http://', ''));
    client.protocol = 'http';
    return client;
  };
  const client = open('sandbox');
  return {
    '@makehq/sdk': {
      'says whose token it is': async () => equal((await client.users.me()).name, 'Ada Brandt'),
      'lists webhooks': async () => equal((await client.hooks.list(4)).length > 0, true),
      'is refused with a wrong token': () => rejects(open('wrong').users.me(), { statusCode: 401 }),
      'is told of the rate limit': () => rejects(open('sandbox-rate-limited').users.me(), { statusCode: 429 }),
    },
  };
};
