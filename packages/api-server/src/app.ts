import { hostname } from 'node:os';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import { programOf } from './agents/programOf.ts';
import { auditRoutes } from './audit/routes.ts';
import { attentionRoutes } from './attention/routes.ts';
import { measureMachine, type MeasureLoad } from './alerts/machineLoad.ts';
import { watchEveryMinute, type Watch } from './alerts/watchEveryMinute.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { AnswerCache } from './http/AnswerCache.ts';
import { drainBeforeClose } from './http/drain.ts';
import { handleErrors } from './http/errors.ts';
import { logAnswers, logging, type LogTarget } from './http/logging.ts';
import { measureAnswers } from './http/measureAnswers.ts';
import type { Metrics } from './http/Metrics.ts';
import { setSecurityHeaders } from './http/securityHeaders.ts';
import { serveApp } from './http/serveApp.ts';
import type { Server } from './http/Server.ts';
import { answerBrokenAddress, answerUnknown } from './http/unknownPath.ts';
import { hasDemo } from './seed/hasDemo.ts';
import { Jobs } from './runs/queue/Jobs.ts';
import { systemTimers, type Timers } from './Timers.ts';
import { agentRoutes } from './routes/agents.ts';
import { assistantRoutes } from './routes/assistant.ts';
import { memberRoutes } from './members/routes.ts';
import { authRoutes } from './routes/auth.ts';
import { calendarRoutes } from './routes/calendar.ts';
import { connectionRoutes } from './routes/connections.ts';
import { consentRoutes } from './routes/consent.ts';
import { sandboxPageRoutes } from './sandbox/pageRoutes.ts';
import { healthRoutes } from './routes/health.ts';
import { notificationRoutes } from './routes/notifications.ts';
import { openApiRoutes } from './routes/openapi.ts';
import { pageRoutes } from './routes/pages.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { proposalRoutes } from './routes/proposals.ts';
import { replyRoutes } from './routes/replies.ts';
import { recordRoutes } from './routes/records.ts';
import { researchRoutes } from './routes/research.ts';
import { queueDue } from './schedules/queueDue.ts';
import { scheduleRoutes } from './schedules/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { runRoutes } from './runs/routes.ts';
import { contactRoutes } from './routes/contacts.ts';
import { sendingRoutes } from './routes/sending.ts';
import { usageRoutes } from './usage/routes.ts';
import { sandboxRoutes } from './routes/sandbox.ts';
import { Sandboxes, type MakeSandbox } from './sandbox/Sandboxes.ts';
import { databaseLog, memoryLog } from './services/auth/AttemptLog.ts';
import { Attempts } from './services/auth/Attempts.ts';
import { Sessions } from './services/auth/Sessions.ts';

/** What the server is built from. */
export interface AppOptions extends Omit<Context, 'sandboxes' | 'wake'> {
  /** Where the log goes; by default the standard output. */
  readonly logTo?: LogTarget;
  /** Counts the answers, if metrics are on. */
  readonly metrics?: Metrics;
  /** By default the system's own. */
  readonly timers?: Timers;
  /** A call that does not leave the lines in the audit log that it declares fails, where it would only be logged. */
  readonly strict?: boolean;
  /** How the sandbox of a tenant is made; tests wrap it. */
  readonly makeSandbox?: MakeSandbox;
  /** By default the machine's own; tests play it. */
  readonly measureLoad?: MeasureLoad;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Works through the queue of runs. Call `begin` once the server should work. */
    readonly jobs: Jobs;
    /** Looks each minute whether thresholds are crossed and something needs attention, once `begin` was called. */
    readonly watch: Watch;
  }
}

const routes = [
  authRoutes,
  memberRoutes,
  passkeyRoutes,
  agentRoutes,
  connectionRoutes,
  consentRoutes,
  sandboxPageRoutes,
  contactRoutes,
  sandboxRoutes,
  notificationRoutes,
  assistantRoutes,
  pageRoutes,
  proposalRoutes,
  replyRoutes,
  recordRoutes,
  sendingRoutes,
  usageRoutes,
  researchRoutes,
  calendarRoutes,
  scheduleRoutes,
  runRoutes,
  liveRoutes,
  attentionRoutes,
  auditRoutes,
  healthRoutes,
  openApiRoutes,
];
const largestBody = 1_048_576;

/** Builds the server over a migrated database. It does not listen yet, so tests use `inject`. */
export async function createApp({
  logTo,
  metrics,
  timers = systemTimers,
  makeSandbox,
  strict = false,
  measureLoad = measureMachine(),
  ...given
}: AppOptions): Promise<FastifyInstance> {
  const { db, clock, config } = given;
  const app = fastify({
    ...logging(config.logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: largestBody,
    // The check of ids refuses ids that are too long.
    routerOptions: { maxParamLength: 16_384 },
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (_, request, reply) => answerBrokenAddress(request, reply),
  });
  setSecurityHeaders(app);
  logAnswers(app);
  if (metrics) measureAnswers(app, metrics);
  handleErrors(app);
  drainBeforeClose(app);
  readJsonOnly(app);
  const sendPage = await serveApp(app, {
    folder: config.appDir,
    // A page is sent while the database can't be reached, too.
    hasDemo: () => hasDemo(db, config).catch(() => config.demo),
  });
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, sendPage && (() => sendPage(reply))));
  const sandboxes = new Sandboxes({ clock, timers, config, make: makeSandbox });
  const context: Context = { ...given, sandboxes, wake: () => jobs.wake() };
  const jobs = new Jobs(context, {
    timers,
    programOf,
    queueDue,
    onFault: (err, run) => app.log.error({ run, err }, 'a run failed unexpectedly'),
  });
  app.decorate('jobs', jobs);
  app.addHook('preClose', () => jobs.stop());
  const watch = watchEveryMinute(context, {
    timers,
    measure: measureLoad,
    server: `${hostname()}:${config.port}`,
    onFault: (err) => app.log.error({ err }, 'what is looked at each minute could not be'),
  });
  app.decorate('watch', watch);
  app.addHook('preClose', () => watch.stop());
  const server: Server = {
    app,
    context,
    sessions: new Sessions({
      db,
      clock,
      days: config.sessionDays,
      idleHours: config.sessionIdleHours,
      demo: config.demo,
    }),
    attempts: new Attempts({ log: db.shared ? databaseLog(db) : memoryLog(), clock, timers }),
    answers: new AnswerCache(db, clock),
    jobs,
    timers,
    strict,
  };
  for (const register of routes) register(server);
  await app.ready();
  return app;
}

/** A number means that many proxies in front of this server, at any address. */
function trusted(setting: Config['trustProxy']): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof setting === 'number' ? (_, hop) => hop < setting : setting;
}

/** Bodies are JSON or empty; anything else is answered with 415. */
function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body.toString(), done),
  );
}
