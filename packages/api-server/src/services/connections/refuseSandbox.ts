import type { Context } from '../../context.ts';
import { Refusal } from '../Refusal.ts';

/** Refuses those who may not use the sandbox. */
export function refuseSandbox({ sandboxes }: Pick<Context, 'sandboxes'>, tenantId: string): void {
  if (!sandboxes.allows(tenantId)) throw new Refusal('conflict', 'The sandbox is not available to this organisation');
}
