import * as v from 'valibot';
import { limits } from './limits.ts';
import type { Right } from './roles.ts';
import { cell, figure, instant, requiredText, rows, rowsOrNone, text, wholeNumber } from './wire.ts';

/** What a key begins with. */
export const keyPrefix = 'sb_';

/** A key, anywhere in a text: 256 random bits as base64url behind the prefix. */
export const keyPattern = /sb_[\w-]{43}/;

/** How many of its first characters are shown, by which people tell keys apart. */
export const keyStartLength = 11;

/** The rights that a key can be given. Its maker's other rights it never has. */
export const keyRights = ['see', 'work', 'configure'] as const satisfies readonly Right[];
export type KeyRight = (typeof keyRights)[number];

/** Whether what a key is told to do waits for a member's yes, or is done at once. */
export const keyActs = ['ask', 'act'] as const;
export type KeyActs = (typeof keyActs)[number];

/** `resting`: its maker has not signed in with single sign-on for too long; it works again once they do. */
export const keyStates = ['working', 'resting', 'expired', 'revoked'] as const;
export type KeyState = (typeof keyStates)[number];

/** A key for a program. The key itself is in the answer that made it, and nowhere else. */
export const programKey = v.object({
  id: v.string(),
  name: text(),
  /** Its first characters: `sb_1a2b3c4d`. */
  start: text(),
  rights: cell(v.array(v.string())),
  /** Ids of the agents that it is limited to; missing: all. */
  agents: cell(v.array(v.string())),
  acts: text(),
  state: text(),
  createdAt: instant(),
  expiresAt: instant(),
  /** To about five minutes; missing: never. */
  lastUsedAt: instant(),
  /** When it was revoked or expired. */
  endedAt: instant(),
  /** Name of the member who made it, where it is not the one who asks. */
  owner: text(),
  /** When its maker last signed in with single sign-on, of a key that rests. */
  restsSince: instant(),
});
export type ProgramKey = v.InferOutput<typeof programKey>;

/**
 * Answer of `GET /api/keys`, newest first: one's own keys and, for admins, those of other members. Ended ones are
 * listed for `days` days.
 */
export const keyList = v.object({ items: rows(programKey), others: rowsOrNone(programKey), days: figure() });
export type KeyList = v.InferOutput<typeof keyList>;

/** Body of `POST /api/keys`. `agents`: ids; left out, the key may use all. */
export const keyRequest = v.strictObject({
  name: requiredText('Name', limits.text.name),
  rights: v.pipe(
    v.array(v.picklist(keyRights, `A key may be given ${keyRights.join(', ')}`), 'Choose what the key may do'),
    v.minLength(1, 'Choose what the key may do'),
    v.maxLength(keyRights.length, 'Name each right once'),
  ),
  agents: v.optional(
    v.pipe(
      v.array(v.string('Choose agents'), 'Choose agents'),
      v.minLength(1, 'Choose an agent, or all agents'),
      v.maxLength(limits.keys.agents, `Choose at most ${limits.keys.agents} agents, or all agents`),
    ),
  ),
  days: v.optional(wholeNumber(1, limits.keys.days.most), limits.keys.days.usual),
  acts: v.optional(v.picklist(keyActs, 'Choose whether the key asks first'), 'ask'),
});
export type KeyRequest = v.InferInput<typeof keyRequest>;

/** Answer of `POST /api/keys`. */
export const keyAnswer = v.object({ key: v.string(), item: programKey });
export type KeyAnswer = v.InferOutput<typeof keyAnswer>;
