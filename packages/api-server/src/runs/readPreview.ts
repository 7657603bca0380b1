import { agentTable } from '@switchboard/api-contract/agentTable';
import type { RunPreviewAnswer } from '@switchboard/api-contract/runs/preview';
import { previewOf } from '@switchboard/api-contract/runs/previewOf';
import type { Context } from '../platform/Context.ts';
import { findMissing } from './readiness.ts';
import { findAgentRow, type AgentRow, storedConfiguration } from '../tenants/agentRows.ts';

/** Reads what the next run of an agent that lacks nothing will take. */
export type ReadPreview = (
  context: Pick<Context, 'db' | 'vault' | 'clock' | 'sandboxes'>,
  agent: AgentRow,
) => Promise<RunPreviewAnswer>;

declare module '../tenants/Program.ts' {
  interface Program {
    /** For agents whose preview says more than their settings. */
    readonly preview?: ReadPreview;
  }
}

/**
 * What the next run of an agent will take, if a member should see that first. Where the run lacks something, that is
 * what a member should see.
 */
export async function readPreview(context: Context, tenantId: string, key: string): Promise<RunPreviewAnswer> {
  const agent = await findAgentRow(context.db, tenantId, key);
  const { preview } = context.programOf(agent.listType);
  if (preview) return (await findMissing(context, agent)).length > 0 ? { needed: false } : preview(context, agent);
  const slug = agentTable.find(({ listType }) => listType === agent.listType)?.slug;
  const { customSettings } = storedConfiguration(agent);
  return slug ? previewOf({ slug, customSettings, before: undefined }) : { needed: false };
}
