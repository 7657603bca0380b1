import { refusalStatus, type ErrorBody } from '@switchboard/api-contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailableError } from '../store/Database.ts';
import { Refusal } from '../Refusal.ts';
import { headersFor } from './securityHeaders.ts';
import { aboutCall } from './logging.ts';

const databaseRetrySeconds = '5';

/** What callers read if Fastify itself refuses a request. */
const sentenceByStatus: Readonly<Record<number, string>> = {
  400: 'The request could not be read: the body must be valid JSON',
  413: 'The body is larger than 1 MB',
  414: 'The address is too long',
  415: 'The body must be sent as application/json',
  431: 'The headers are too large',
};

/** Answers every error as `{error, fields?}`. Unexpected errors are logged in full and answered in general terms. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => sendError(error, request, reply));
}

/** Answers an address that can't be decoded. No hook has run for it, so its headers are set here. */
export function sendAddressError(path: string, reply: FastifyReply): FastifyReply {
  return reply
    .code(400)
    .headers(headersFor(path))
    .send({ error: 'The address is not valid' } satisfies ErrorBody);
}

/** Answers one error. */
function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) {
    if (error.retryAfter !== undefined) void reply.header('retry-after', String(error.retryAfter));
    const { message, fields, missing, conflicts, theirs, outcome, choose, deleted } = error;
    return reply.code(refusalStatus[error.kind]).send({
      error: message,
      ...(fields && { fields }),
      ...(missing && { missing: [...missing] }),
      ...(conflicts && { conflicts: [...conflicts] }),
      ...(theirs && { theirs }),
      ...(outcome && { outcome }),
      ...(choose && { choose: [...choose] }),
      ...(deleted && { deleted }),
      ...(error.kind === 'unproven' && { unproven: true }),
    } satisfies ErrorBody);
  }
  if (error instanceof DatabaseUnavailableError) {
    request.log.error({ ...aboutCall(request), err: error }, 'the database is not responding');
    return reply
      .code(503)
      .header('retry-after', databaseRetrySeconds)
      .send({ error: error.sentence } satisfies ErrorBody);
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status < 500)
    return reply
      .code(status)
      .send({ error: sentenceByStatus[status] ?? 'The request was refused' } satisfies ErrorBody);
  request.log.error({ ...aboutCall(request), err: error }, 'a request failed');
  return reply
    .code(500)
    .send({ error: `Something went wrong on the server. See its log under ${request.id}.` } satisfies ErrorBody);
}
