import type { Context } from '../../platform/Context.ts';
import { firstConnected } from '../credentials/firstConnected.ts';
import { openModel } from './openModel.ts';
import { servicesOfModel } from '@switchboard/api-contract/agents/custom';
import type { MarkableRun } from '../Origin.ts';
import type { TenantModel } from './TenantModel.ts';

/**
 * The language model of a tenant, for the assistant or for a run; undefined if neither OpenAI nor Anthropic is
 * connected. `wanted` names another model than the one that this server uses.
 */
export async function modelFor(
  context: Context,
  tenantId: string,
  run?: MarkableRun,
  wanted = '',
): Promise<TenantModel | undefined> {
  const connected = await firstConnected(context, tenantId, servicesOfModel(wanted));
  return connected && openModel(context, tenantId, connected, { run, wanted });
}
