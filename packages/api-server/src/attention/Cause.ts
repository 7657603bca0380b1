import type { AttentionItem, AttentionKind, Severity } from '@switchboard/api-contract/attention';
import type { Right } from '@switchboard/api-contract/roles';
import type { Context } from '../platform/Context.ts';
import type { AgentRow } from '../tenants/agentRows.ts';

/** Something that needs somebody, as its cause found it. Texts are in words, without their full stop. */
export interface OpenItem {
  /** The same as long as the cause is, whatever is counted. */
  readonly id: string;
  readonly kind: AttentionKind;
  readonly severity: Severity;
  readonly text: string;
  readonly about?: string;
  readonly count?: number;
  readonly since?: string;
  readonly sandbox?: true;
  readonly action?: { readonly label: string; readonly to: string };
  /** What a program asks for, if that is what it is. */
  readonly request?: NonNullable<AttentionItem['request']>;
  /** The right that a member needs to see it; by default none. */
  readonly needs?: Right;
  /** What is behind it. Of several items with the same cause, one is shown. */
  readonly cause?: string;
  /** Its action leads to where the cause can be fixed, so of the items with that cause this one is shown. */
  readonly leadsToFix?: true;
}

/** What causes are asked about. */
export interface CauseInput {
  readonly tenantId: string;
  /** The tenant's agents, in order. */
  readonly agents: readonly AgentRow[];
}

/** Finds the open items of one kind, from what is stored and the day alone. */
export type Cause = (context: CauseContext, asked: CauseInput) => Promise<OpenItem[]>;

declare module '../tenants/Program.ts' {
  interface Program {
    /** What of it can need somebody. */
    readonly causes?: readonly Cause[];
  }
}

/** What a cause looks at. */
export type CauseContext = Pick<Context, 'db' | 'vault' | 'sandboxes' | 'clock' | 'programs'>;
