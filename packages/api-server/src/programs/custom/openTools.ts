import { serviceName } from '@switchboard/api-contract/catalogue';
import { customToolTable, type CustomTool } from '@switchboard/api-contract/agents/custom';
import { wordsOf, type FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import { tool, type Tool, type ToolSet } from 'ai';
import type { Context } from '../../platform/Context.ts';
import { toolInput } from '../../outside/models/toolInput.ts';
import type { Run } from '../../runs/Run.ts';
import { RunFailure } from '../../outside/RunFailure.ts';
import type { Open } from '../../outside/tools/OpenTool.ts';
import { openPayments } from '../../outside/tools/openPayments.ts';
import { openRecords } from './openRecords.ts';
import { openRepository } from '../../outside/tools/openRepository.ts';

const ownTools: Partial<Record<CustomTool, Open>> = {
  'read-records': openRecords,
  'read-payments': openPayments,
  'read-repository': openRepository,
};

/** The most uses of tools in one run. */
const mostUses = 30;

/** The tools of a run. */
export interface OpenTools {
  readonly tools: ToolSet;
  /** Why tools failed, if none gave anything: an answer would then rest on nothing that was read. */
  readonly failure: () => RunFailure | undefined;
}

/** The ticked tools for the model. One that can't be used is left out, and the run says so. */
export async function openTools(context: Context, run: Run, ticked: readonly CustomTool[]): Promise<OpenTools> {
  const opening: typeof ownTools = Object.assign({}, ownTools, ...context.programs.map((program) => program.tools));
  const tools: Record<string, Tool> = {};
  let uses = 0;
  let given = 0;
  let failure: RunFailure | undefined;
  for (const id of ticked) {
    const { name, services } = customToolTable[id];
    const leftOut = (reason: FactOrExternalText): void =>
      run.log.add({ kind: 'decision', text: { kind: 'toolLeftOut', args: { tool: name, reason } } });
    const opened = await orReason(async () => opening[id]?.(context, run));
    if (opened instanceof RunFailure) {
      failure ??= opened;
      leftOut(opened.reason);
    } else if (!opened) leftOut({ kind: 'connectService', args: { services: services.map(serviceName) } });
    else
      tools[id.replaceAll('-', '_')] = tool({
        description: opened.description,
        inputSchema: toolInput(opened.input),
        execute: async (input) => {
          uses += 1;
          if (uses > mostUses) return { error: 'No more tool calls in this run. Answer now.' };
          const found = await orReason(() => opened.use(input));
          if (!(found instanceof RunFailure)) {
            given += 1;
            return found;
          }
          failure ??= found;
          const { reason } = found;
          run.log.add({ kind: 'decision', failed: true, text: { kind: 'toolFailed', args: { tool: name, reason } } });
          return { error: wordsOf(reason) };
        },
      });
  }
  return { tools, failure: () => (given === 0 ? failure : undefined) };
}

/** What a tool gives, or why it can't: the model goes on without it. */
async function orReason<T>(give: () => Promise<T>): Promise<T | RunFailure> {
  try {
    return await give();
  } catch (error) {
    if (error instanceof RunFailure) return error;
    throw error;
  }
}
