import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { FastifyInstance } from 'fastify';

/** The headers of a call. */
export type Bearer = { authorization: string };

/** Makes a key, by default one that sees, and returns it with the headers of a call with it. */
export async function makeKey(app: FastifyInstance, as: Bearer, wanted: object = {}) {
  const payload = { name: 'Claude Code', rights: ['see'], ...wanted };
  const answer = await app.inject({ method: 'POST', url: '/api/keys', headers: as, payload });
  if (answer.statusCode !== 201) throw new Error(`Making a key answered ${answer.statusCode}: ${answer.body}`);
  const made = answer.json<AnswerOf<typeof endpoints.makeKey>>();
  const bearer: Bearer = { authorization: `Bearer ${made.key}` };
  return { ...made, bearer };
}
