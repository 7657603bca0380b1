import { answerInvitation } from '../../agents/calendar/answerInvitation.ts';
import { bookRoom } from '../../agents/calendar/bookRoom.ts';
import { scheduleEvent } from '../../agents/calendar/scheduleEvent.ts';
import { sendComposed } from '../../agents/email/sendComposed.ts';
import { sendMail } from '../../agents/email/sendMail.ts';
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
