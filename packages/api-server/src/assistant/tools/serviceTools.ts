import { randomUUID } from 'node:crypto';
import { serviceName } from '@switchboard/api-contract/catalogue';
import { assistantReads, type AssistantRead } from '@switchboard/api-contract/services/serviceUse';
import { assistantUser } from '@switchboard/api-contract/usage';
import { callerFor } from '../../outside/Caller.ts';
import type { Open } from '../../outside/tools/OpenTool.ts';
import { openPayments } from '../../outside/tools/openPayments.ts';
import { openRepository } from '../../outside/tools/openRepository.ts';
import { connectionSource } from '../answers/sources.ts';
import { defineTool, type Tool, type ToolAsking } from './defineTool.ts';

/** The services that the assistant reads: the tool's name for each, and what is shown while it reads. */
const serviceReaders: Record<AssistantRead, { readonly name: string; readonly open: Open; readonly step: string }> = {
  stripe: { name: 'read_payments', open: openPayments, step: 'Reading payments at Stripe' },
  github: { name: 'read_repository', open: openRepository, step: 'Reading a repository at GitHub' },
};

/** The tools that read services for a message. One whose service is not connected is left out. */
export async function openServiceTools({
  context,
  asker: { tenantId },
  writer: { signal },
}: Pick<ToolAsking, 'context' | 'asker' | 'writer'>): Promise<readonly Tool[]> {
  const tools: Tool[] = [];
  for (const service of assistantReads) {
    const { name, open, step } = serviceReaders[service];
    // No run calls. The id is made up, and the use is counted as the assistant's.
    const caller = { ...callerFor({ tenantId, id: `chat-${randomUUID()}` }), signal };
    caller.origin.agentId = assistantUser;
    const opened = await open(context, caller);
    if (!opened) continue;
    const { description, input, use: readService } = opened;
    tools.push(
      defineTool({
        name,
        right: 'see',
        wide: true,
        description,
        input,
        step: () => step,
        reads: async (given, { writer }) => ({
          ...((await readService(given)) as object),
          source: writer.source(connectionSource({ id: service, name: serviceName(service) })),
        }),
      }),
    );
  }
  return tools;
}
