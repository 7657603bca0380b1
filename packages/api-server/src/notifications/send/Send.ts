import type { Caller } from '../../outside/Caller.ts';
import type { Context } from '../../platform/Context.ts';
import type { Credentials } from '../../outside/providers/whoAmI.ts';
import type { Message } from '../Message.ts';

/** A message, and where to. */
export interface Parcel {
  readonly credentials: Credentials;
  readonly target: string;
  readonly message: Message;
}

/** Tells one message at a service. Throws RunFailure where it was not told. */
export type Send = (context: Context, caller: Caller, parcel: Parcel) => Promise<void>;
