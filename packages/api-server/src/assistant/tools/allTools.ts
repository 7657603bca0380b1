import { actionTools } from './actionTools.ts';
import { agentTools } from './agentTools.ts';
import type { Tool, ToolAsking } from './defineTool.ts';
import { recordTools } from './recordTools.ts';
import { openServiceTools } from './serviceTools.ts';
import { stateTools } from './stateTools.ts';
import { workTools } from './workTools.ts';

/** All tools of a message: what a model may call, and what the reader calls. */
export const allTools = async (asking: Pick<ToolAsking, 'context' | 'asker' | 'writer'>): Promise<readonly Tool[]> => [
  ...agentTools,
  ...recordTools,
  ...stateTools,
  ...(await openServiceTools(asking)),
  ...actionTools,
  ...workTools,
];
