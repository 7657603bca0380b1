import { answerInvitation } from '../programs/calendar/answerInvitation.ts';
import { bookRoom } from '../programs/calendar/bookRoom.ts';
import { scheduleEvent } from '../programs/calendar/scheduleEvent.ts';
import { sendComposed } from '../programs/email/sendComposed.ts';
import { sendMail } from '../programs/email/sendMail.ts';
import type { Act } from './Act.ts';

/** Everything that reaches other people, by kind. Stored, so a released kind keeps its name and its arguments. */
export const acts = { sendMail, sendComposed, answerInvitation, bookRoom, scheduleEvent } as const satisfies Record<
  string,
  Act<unknown>
>;

export type ActKind = keyof typeof acts;
export type ArgsOf<K extends ActKind> = (typeof acts)[K] extends Act<infer Args> ? Args : never;

/** An act with what it is done with. */
export type NewAct = { readonly [K in ActKind]: { readonly kind: K; readonly args: ArgsOf<K> } }[ActKind];
