import type { AnswerOf, endpoints, QueryOf } from '@switchboard/api-contract/endpoints';
import type { Context } from '../platform/Context.ts';
import type { Member } from '../platform/Member.ts';
import { Refusal } from '../platform/Refusal.ts';
import { readAbout, type About } from './about.ts';
import { suggest } from './suggestions.ts';

type Call = typeof endpoints.suggestions;

/** So many of the member's last messages are not suggested again. */
const askedLately = 20;

/** What could be asked now, in a conversation or to begin one, and what it is about. */
export async function readSuggestions(
  context: Context,
  member: Member,
  { conversation = '', about: key }: QueryOf<Call>,
): Promise<AnswerOf<Call>> {
  const { tenantId, userId } = member;
  const own = { tenantId, userId, sessionId: conversation };
  const { db } = context;
  const row = await db
    .selectFrom('conversations')
    .select('about')
    .where((eb) => eb.and(own))
    .executeTakeFirst();
  const asked = await db
    .selectFrom('conversationMessages')
    .select('text')
    .where((eb) => eb.and({ ...own, role: 'user' }))
    .where('replacedBy', 'is', null)
    .orderBy('position', 'desc')
    .limit(askedLately)
    .execute();
  const about = await findAbout(context, member, row ? row.about : key);
  const items = await suggest(context, member, { about, asked: asked.map(({ text }) => text) });
  return { ...(about && { about: describeAbout(about) }), items };
}

/** What a key stands for; undefined where there is none, or it is gone. */
export async function findAbout(
  context: Context,
  member: Member,
  key: string | null | undefined,
): Promise<About | undefined> {
  if (key == null) return undefined;
  try {
    return await readAbout(context, member, key);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** What is sent of it. */
export const describeAbout = ({ label, source }: About) => ({ label, to: source.to });
