import type { Group } from '../Case.ts';

const path = { requestId: 'p_nothing' };

/** What programs asked for. The rest needs a program: see the tests of the server's `mcp`. */
export const requestCases: Group = {
  title: 'what programs ask for',
  cases: [
    {
      endpoint: 'programRequest',
      path,
      name: 'an unknown request is not shown',
      status: 404,
      error: 'There is no such request',
    },
    { endpoint: 'allowRequest', path, name: 'nor allowed', status: 404, error: 'There is no such request' },
    { endpoint: 'discardRequest', path, name: 'nor discarded', status: 404, error: 'There is no such request' },
    { endpoint: 'allowRequest', path, token: '', name: 'without signing in', status: 401 },
  ],
};
