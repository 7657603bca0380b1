import { sql, type Expression, type RawBuilder } from 'kysely';

/** Whether a text has a word in it; both are folded already. */
export const like = (text: Expression<string>, word: string): RawBuilder<boolean> =>
  sql<boolean>`${text} like ${`%${word.replaceAll(/[!%_]/g, '!$&')}%`} escape '!'`;
