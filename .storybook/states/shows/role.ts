import { lacking } from '@switchboard/api-contract/roles';
import type { Shows } from '../locator.ts';

export const roleShows: Shows<'role'> = {
  'role.viewer': (page) => page.getAllByRole('button', { description: new RegExp(lacking('work').slice(0, 40)) }),
};
