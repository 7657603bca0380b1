import type { Context } from '../../platform/Context.ts';
import type { SignOnConfig } from '../../platform/signOnConfig.ts';
import type { StoreReader } from '../../platform/store/Database.ts';

/** The organisations that OIDC_ORGANISATION can mean: the one with this id, or else those with this name. */
export async function organisationsNamed(db: StoreReader, named: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tenants')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', named), eb('name', '=', named)]))
    .execute();
  const ids = rows.map(({ id }) => id);
  return ids.includes(named) ? [named] : ids;
}

/** Single sign-on as the members of an organisation have it; undefined: they have none. */
export async function signOnFor(
  db: StoreReader,
  { config }: Pick<Context, 'config'>,
  tenantId: string,
): Promise<SignOnConfig | undefined> {
  const { signOn } = config;
  if (!signOn) return undefined;
  const [id] = await organisationsNamed(db, signOn.organisation);
  return id === tenantId ? signOn : undefined;
}
