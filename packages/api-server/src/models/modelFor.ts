import type { Context } from '../context.ts';
import { firstConnected } from '../services/connections/firstConnected.ts';
import { openModel } from './openModel.ts';
import { modelServices } from '@switchboard/api-contract/services/models';
import type { Marked } from '../runs/Origin.ts';
import type { TenantModel } from './TenantModel.ts';

/**
 * The language model of a tenant, for the assistant or for a run; undefined if neither OpenAI nor Anthropic is
 * connected.
 */
export async function modelFor(context: Context, tenantId: string, run?: Marked): Promise<TenantModel | undefined> {
  const connected = await firstConnected(context, tenantId, modelServices);
  return connected && openModel(context, tenantId, connected, run);
}
