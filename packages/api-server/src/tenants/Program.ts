import type { Server } from '../platform/http/Server.ts';

/** One of the agents, as what is common to all asks it. Each domain declares here, in its own folder, what it asks. */
export interface Program {
  /** Its own calls. */
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
