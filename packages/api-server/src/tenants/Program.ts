import type { Server } from '../platform/http/Server.ts';

/**
 * The code of an agent, as the rest of the server calls it. A folder that asks something of programs adds it with
 * `declare module`, in its own files.
 */
export interface Program {
  /** Registers the calls that only this agent has. */
  readonly routes?: (server: Server) => void;
}

declare module '../platform/Context.ts' {
  interface Context {
    /** The programs of the seven agents, and of those that members create. */
    readonly programs: readonly Program[];
    /** The program of an agent, by its list type. */
    readonly programOf: (listType: string) => Program;
  }
}
