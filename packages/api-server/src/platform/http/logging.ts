import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { currentActor } from '../actor.ts';
import { DatabaseUnavailableError } from '../store/Database.ts';
import { requestSpans, traceOf } from '../tracing/traced.ts';
import { maskKeys } from './keysInText.ts';
import type { Metrics } from './Metrics.ts';
import { memberOf } from './route.ts';
import { isSecret } from './secretNames.ts';

/** Objects nested deeper are left out. */
const maxDepth = 8;

/** A copy of a value for the log, without its secrets. */
function withoutSecrets(value: object, depth = 0): object {
  if (depth > maxDepth) return {};
  const clean = (item: unknown): unknown =>
    typeof item === 'string'
      ? maskKeys(item)
      : typeof item !== 'object' || item === null || item instanceof Date
        ? item
        : withoutSecrets(item, depth + 1);
  if (Array.isArray(value)) return value.map(clean);
  if (value instanceof Error) return describeError(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, isSecret(name) ? '[redacted]' : clean(item)]),
  );
}

/** An error as the log has it. */
export function describeError({ name, message, stack, cause }: Error): object {
  return {
    type: name,
    message: maskKeys(message),
    stack: stack && maskKeys(stack),
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
}

/** Leaves an error as it is: `withoutSecrets` has made it a plain object before pino serialises it. */
const keepError = (error: object) => error as { type: string; message: string; stack: string };

/** Whether a line is about a fault of the database that is logged once, and not for each call that fails for it. */
const isLoggedOnce = (entry: unknown): boolean =>
  typeof entry === 'object' &&
  entry !== null &&
  'err' in entry &&
  entry.err instanceof DatabaseUnavailableError &&
  entry.err.isLogged;

/** Where log lines go; by default the standard output. */
export interface LogTarget {
  readonly write: (line: string) => void;
}

/** In whose name and from where the running code acts, as far as that is known. */
function aboutActor(): object {
  const { by, address } = currentActor() ?? {};
  return { ...(by?.type === 'member' && by.id !== undefined && { member: by.id }), ...(address && { address }) };
}

/** Which call a line of the log is about, and whose. A secret is in none of it. */
export function aboutCall(request: FastifyRequest): object {
  const member = memberOf(request);
  return {
    request: request.id,
    ...(member && { member: member.userId, tenant: member.tenantId }),
    ...(member?.key && { programKey: member.key.id }),
    address: request.ip,
    ...traceOf(requestSpans.get(request)),
  };
}

/** The log's format: one JSON object per line, without secrets. */
export function logging(
  level: string,
  target: LogTarget | undefined,
): Pick<FastifyServerOptions, 'logger' | 'childLoggerFactory'> {
  return {
    logger: {
      level,
      ...(target ? { stream: target } : {}),
      formatters: { log: (entry) => withoutSecrets(entry) as Record<string, unknown> },
      serializers: { err: keepError },
      mixin: () => ({ ...aboutActor(), ...traceOf() }),
      hooks: {
        logMethod(line, log) {
          const masked = line.map((part: unknown) => (typeof part === 'string' ? maskKeys(part) : part));
          if (!isLoggedOnce(line[0])) log.apply(this, masked as typeof line);
        },
      },
    },
    // A logger per request would cost more than the request, so log calls name the request themselves.
    childLoggerFactory: (logger: FastifyBaseLogger) => logger,
  };
}

/**
 * What may be logged of an address, since invitations and links for a new password have their secret in the path: the
 * pattern of the route; of a page and of what no route answers the first part, as far as it is a word.
 */
function loggedPath({ url, routeOptions }: FastifyRequest): string {
  const pattern = routeOptions.url;
  if (pattern !== undefined && !pattern.includes('*')) return pattern;
  const path = url.split('?', 1)[0] ?? '';
  const word = /^\/[a-z-]{0,20}(?=\/|$)/.exec(path)?.[0] ?? '';
  return word === path ? path : `${word}/…`;
}

/** One line per answer: whose call, method, path without what may be secret in it, status and milliseconds. */
export function logAnswers(app: FastifyInstance): void {
  if (!['trace', 'debug', 'info'].includes(app.log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    app.log.info(
      {
        ...aboutCall(request),
        method,
        path: loggedPath(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}

/**
 * Says once that a call came without X-Forwarded-For where a proxy should send it. Checks of health are left out: a
 * proxy makes them itself.
 */
export function warnOfUnnamedCallers(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook('onRequest', (request, _, done) => {
    const { id, ip, url, method, headers } = request;
    if (!isSaid && headers['x-forwarded-for'] === undefined && !/^\/(?:healthz|readyz)/.test(url)) {
      isSaid = true;
      app.log.warn(
        { request: id, address: ip },
        `TRUST_PROXY is set, but ${method} ${loggedPath(request)} came without X-Forwarded-For, or was made without the proxy: limits and the audit log take its address for the caller’s. See docs/operating.md`,
      );
    }
    done();
  });
}

/** Counts every answer of the app in the metrics. */
export function measureAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.record(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}
