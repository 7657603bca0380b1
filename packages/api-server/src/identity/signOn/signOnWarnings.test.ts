import { beforeEach, expect, test } from 'vitest';
import { signOnEnv } from '../../../test/signOnApp.ts';
import { addTenant, createTestDatabase } from '../../../test/testApp.ts';
import { readConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/store/Database.ts';
import { refuseWithoutOrganisation, signOnWarnings } from './signOnWarnings.ts';

let db: Database;
beforeEach(async () => {
  db = await createTestDatabase();
  await addTenant(db, { tenantId: 'rival', username: 'rita', password: 'a-long-password' });
});
const started = (env: Readonly<Record<string, string>>) =>
  refuseWithoutOrganisation(db, readConfig({ ...signOnEnv(), ...env }));

test('a server does not start without its organisation, named by name or id', async () => {
  for (const name of ['Northlight GmbH', 'northlight']) await started({ OIDC_ORGANISATION: name });
  await expect(started({ OIDC_ORGANISATION: 'Southdark' })).rejects.toThrow(
    'OIDC_ORGANISATION: no organisation is called “Southdark”',
  );
  await db.updateTable('tenants').set({ name: 'Northlight GmbH' }).execute();
  await expect(started({})).rejects.toThrow('more than one organisation is called “Northlight GmbH”');
  await started({ OIDC_ORGANISATION: 'rival' });
});

test('an operator who believes unconfirmed addresses is told so', async () => {
  const warningsFor = (OIDC_EMAIL: string) =>
    signOnWarnings(db, { config: readConfig({ ...signOnEnv(), OIDC_EMAIL }) });
  expect(await warningsFor('verified')).toEqual([]);
  expect(await warningsFor('any')).toEqual([expect.stringContaining('Acme SSO has not confirmed')]);
});
