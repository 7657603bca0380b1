import type { CustomTool } from '@switchboard/api-contract/agents/custom';
import type * as v from 'valibot';
import type { Context } from '../../platform/Context.ts';
import type { Caller } from '../Caller.ts';

/** A tool that is ready to be used: what it takes, and what it gives. */
export interface OpenTool<S extends v.GenericSchema = v.GenericSchema> {
  readonly description: string;
  readonly input: S;
  readonly use: (input: v.InferOutput<S>) => Promise<unknown>;
}

/** Opens a tool; undefined if what it needs is not connected. */
export type Open = (context: Context, caller: Caller) => Promise<OpenTool | undefined>;

declare module '../../tenants/Program.ts' {
  interface Program {
    /** Tools that it brings for the agents that members create. */
    readonly tools?: Partial<Record<CustomTool, Open>>;
  }
}

/** Fixes the type of a tool's input. */
export const openTool = <const S extends v.GenericSchema>(made: OpenTool<S>): OpenTool => made as unknown as OpenTool;
