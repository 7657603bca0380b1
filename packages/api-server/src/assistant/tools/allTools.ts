import { actionTools } from './actionTools.ts';
import { agentTools } from './agentTools.ts';
import type { Tool, ToolAsking } from './defineTool.ts';
import { recordTools } from './recordTools.ts';
import { openServiceTools } from './serviceTools.ts';
import { stateTools } from './stateTools.ts';
import { workTools } from './workTools.ts';

/** The tools that need no service to be connected. */
export const ownTools: readonly Tool[] = [...agentTools, ...recordTools, ...stateTools, ...actionTools, ...workTools];

/** All tools of a message: what a model may call, and what the reader calls. */
export const allTools = async (asking: Pick<ToolAsking, 'context' | 'asker' | 'writer'>): Promise<readonly Tool[]> => [
  ...ownTools,
  ...(await openServiceTools(asking)),
];
