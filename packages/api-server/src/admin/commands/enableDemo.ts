import { demoCredentials } from '@switchboard/api-contract/session';
import { addDemo } from '../../seed/seedFirstStart.ts';
import type { Command } from '../Command.ts';

const { username, password } = demoCredentials;

export const enableDemo: Command = {
  positionals: [],
  does: 'Creates the Demo Access account again, an admin of the demo organisation with a public password.',
  more: ['The demo organisation is created if it is not there. A server lets the account in where DEMO is on.'],
  asks: true,
  run: async ({ config, clock, open, say, confirm }) => {
    const db = await open();
    const there = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst();
    if (there) return say('The Demo Access account already exists. Nothing was changed.');
    await confirm('Let everyone who can reach the server sign in as an admin of the demo organisation?');
    await addDemo(db, clock);
    say(`Anyone can sign in with Demo Access: ${username} / ${password}.`);
    if (!config.demo) say('DEMO is off here: a server with these settings does not let the account in.');
  },
};
