import { actionTools } from './actionTools.ts';
import { agentTools } from './agentTools.ts';
import { recordTools } from './recordTools.ts';
import { openServiceTools } from './serviceTools.ts';
import { stateTools } from './stateTools.ts';
import { workTools } from './workTools.ts';
import type { Tool, ToolAsking } from './Tool.ts';

/** All tools of a message. The sandbox's model has none that acts: the built-in responder goes before it. */
export const toolsFor = async (
  asking: Pick<ToolAsking, 'context' | 'asker' | 'teller'>,
  { inSandbox }: { readonly inSandbox: boolean },
): Promise<readonly Tool[]> => {
  const services = await openServiceTools(asking);
  return inSandbox
    ? services
    : [...agentTools, ...recordTools, ...stateTools, ...services, ...actionTools, ...workTools];
};
