import { agentTable } from '@switchboard/api-contract/agentTable';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import type { Context } from '../platform/Context.ts';
import type { EndedSince, SinceLine } from './EndedSince.ts';

declare module '../tenants/Program.ts' {
  interface Program {
    /** What its runs brought, in words: the link and what follows. undefined: nothing worth a line. */
    readonly sinceLine?: (runs: readonly EndedSince[]) => { readonly link: string; readonly rest: string } | undefined;
  }
}

/** The sum of what the results of one kind say. */
export const sumOfResults = (runs: readonly EndedSince[], kind: string, name: string): number =>
  runs.reduce((total, run) => {
    const value = run.kind === kind ? run.args[name] : undefined;
    return total + (typeof value === 'number' && Number.isFinite(value) ? value : 0);
  }, 0);

/** What the seven found meanwhile, a line for each that found something. */
export const agentLines = (
  { programs, programOf }: Pick<Context, 'programs' | 'programOf'>,
  runs: readonly EndedSince[],
): SinceLine[] =>
  programs.flatMap((program) => {
    const entry = agentTable.find(({ listType }) => programOf(listType) === program);
    const own = runs.filter(({ agentId }) => agentId === entry?.id);
    const said = program.sinceLine?.(own);
    if (!entry || !said) return [];
    const { slug, id: agentId } = entry;
    const sandbox = own.every((run) => run.sandbox === 1);
    return { id: slug, agentId, ...said, to: addresses.agent(agentId), ...(sandbox && { sandbox: true }) };
  });
