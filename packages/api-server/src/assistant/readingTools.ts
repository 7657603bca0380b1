import { randomUUID } from 'node:crypto';
import { assistantReads, type AssistantRead } from '@switchboard/api-contract/services/serviceUse';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { Open, OpenTool } from '../outside/tools/OpenTool.ts';
import { openPayments } from '../outside/tools/openPayments.ts';
import { openRepository } from '../outside/tools/openRepository.ts';
import { assistantUser } from '@switchboard/api-contract/usage';
import { RunFailure } from '../outside/RunFailure.ts';
import type { Context } from '../platform/Context.ts';
import { callerFor } from '../outside/Caller.ts';

const opening: Record<AssistantRead, { readonly tool: string; readonly open: Open }> = {
  stripe: { tool: 'read_payments', open: openPayments },
  github: { tool: 'read_repository', open: openRepository },
};

/** The tools that read services for a message, by name. One whose service is not connected is left out. */
export async function openReading(
  context: Context,
  tenantId: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, OpenTool>> {
  const tools = new Map<string, OpenTool>();
  for (const service of assistantReads) {
    const { tool, open } = opening[service];
    const caller = { ...callerFor({ tenantId, id: `chat-${randomUUID()}` }), signal };
    caller.origin.agentId = assistantUser;
    const opened = await open(context, caller);
    if (opened) tools.set(tool, { ...opened, use: (input) => orReason(() => opened.use(input)) });
  }
  return tools;
}

/** What a service gives, or why it can't, for the model to say. */
async function orReason(give: () => Promise<unknown>): Promise<unknown> {
  try {
    return await give();
  } catch (error) {
    if (error instanceof RunFailure) return { error: wordsOf(error.reason) };
    throw error;
  }
}
