import type { Context } from '../platform/Context.ts';
import { Refusal } from '../platform/Refusal.ts';

/** Refuses those who may not use the sandbox. */
export function refuseSandbox({ sandboxes }: Pick<Context, 'sandboxes'>, tenantId: string): void {
  if (!sandboxes.allows(tenantId)) throw new Refusal('conflict', 'The sandbox is not available to this organisation');
}
