import { customTools, customToolTable, customType } from '@switchboard/api-contract/agents/custom';
import type { AgentTool } from '@switchboard/api-contract/agentDetail';
import { findService, type ServiceId } from '@switchboard/api-contract/catalogue';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import type { Context } from '../platform/Context.ts';
import { firstConnected } from '../outside/credentials/firstConnected.ts';
import { googleAccountOf } from '../outside/credentials/googleAccountOf.ts';
import type { AgentRow } from '../tenants/agentRows.ts';

/** What an agent of type custom may use, and whether it is connected; undefined for other agents. */
export async function readTools(
  context: Pick<Context, 'db' | 'vault'>,
  { tenantId, listType }: AgentRow,
): Promise<AgentTool[] | undefined> {
  if (listType !== customType) return undefined;
  return Promise.all(
    customTools.map(async (id) => {
      const { name, services, ...rest } = customToolTable[id];
      const [first] = services as readonly ServiceId[];
      if (first === undefined) return { id, name, connected: true, by: undefined, to: undefined };
      const found =
        'account' in rest
          ? await googleAccountOf(context, tenantId, services)
          : await firstConnected(context, tenantId, services);
      const by = findService(found?.serviceId ?? first)?.name;
      return { id, name, connected: found !== undefined, by, to: found ? undefined : addresses.setup(first) };
    }),
  );
}
