import { catalogue } from '@switchboard/api-contract/catalogue';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { agentSettings } from '../services/agents/agentSettings.ts';

/** Keys whose values never reach the log, wherever in an object they stand: at the top, or one or two levels down. */
export const secretKeys: readonly string[] = [
  ...new Set([
    'authorization',
    'cookie',
    'set-cookie',
    'password',
    'passwordHash',
    'token',
    'tokenHash',
    'credentials',
    'secrets',
    ...catalogue.flatMap((service) => service.fields.filter((field) => field.secret).map((field) => field.key)),
    ...Object.values(agentSettings).flatMap((settings) => settings.secretKeys),
  ]),
];

/** Where log lines go; the standard output unless told. */
export interface LogTarget {
  readonly write: (line: string) => void;
}

/** Options of a JSON log that leaves out secrets, queries and bodies. */
export function loggerOptions(level: string, target: LogTarget | undefined): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    ...(target ? { stream: target } : {}),
    redact: { paths: secretKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]), censor: '[redacted]' },
  };
}

/** One line per answer: method, path without its query, status and milliseconds. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    request.log.info({ method, path: request.url.split('?', 1)[0], status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'answered');
  });
}
