import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallerKey, Member } from '../platform/actor.ts';
import type { Server } from '../platform/http/Server.ts';

/** The member in whose place a program calls, with its key. */
export type McpCaller = Member & { readonly key: CallerKey };

/** One call of the MCP server. */
export interface McpCall {
  readonly server: Pick<Server, 'app' | 'context' | 'callCounts' | 'timers'>;
  readonly caller: McpCaller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Aborted once nobody waits for the answer. */
  readonly signal: AbortSignal;
}
