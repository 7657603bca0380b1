import { hostname } from 'node:os';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import { programOf, programs } from './programs/programOf.ts';
import { auditRoutes } from './audit/routes.ts';
import { mcpRoutes } from './mcp/mcpRoutes.ts';
import { requestRoutes } from './mcp/requestRoutes.ts';
import { attentionRoutes } from './attention/routes.ts';
import { measureMachine, type MeasureLoad } from './agents/alerts/machineLoad.ts';
import { watchEveryMinute, type Watch } from './agents/alerts/watchEveryMinute.ts';
import type { Config } from './platform/config.ts';
import type { Context } from './platform/Context.ts';
import type { Database } from './platform/store/Database.ts';
import { CallCounts } from './platform/http/CallCounts.ts';
import { drainBeforeClose } from './platform/http/drain.ts';
import { handleErrors } from './platform/http/errors.ts';
import { logAnswers, logging, type LogTarget, measureAnswers, warnOfUnnamedCallers } from './platform/http/logging.ts';
import { setSecurityHeaders } from './platform/http/securityHeaders.ts';
import { serveApp } from './platform/http/serveApp.ts';
import type { Server } from './platform/http/Server.ts';
import { answerBrokenAddress, answerUnknown } from './platform/http/unknownPath.ts';
import { admitsDemo, hasDemo } from './tenants/demo.ts';
import { notifyAttention } from './notifications/notifyAttention.ts';
import { notifyRunFailure } from './notifications/notifyEnding.ts';
import { Jobs } from './runs/queue/Jobs.ts';
import { readWaiting } from './runs/queue/queueOrder.ts';
import { msBetween } from '@switchboard/api-contract/time';
import { sendNewRecords } from './sending/sendWaiting.ts';
import { advanceAfterStep } from './workflows/advanceWorkflow.ts';
import { workflowRoutes } from './workflows/routes.ts';
import { systemTimers, type Timers } from './platform/clock.ts';
import { agentRoutes, pageRoutes } from './agents/routes.ts';
import { conversationRoutes } from './assistant/conversations/conversationRoutes.ts';
import { assistantRoutes } from './assistant/routes.ts';
import { memberRoutes } from './identity/members/routes.ts';
import { authRoutes } from './identity/routes.ts';
import type { ConnectionTests } from './connections/ConnectionTests.ts';
import { connectionRoutes } from './connections/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { proxyCheckRoutes } from './platform/http/proxyCheck.ts';
import { healthRoutes, openApiRoutes } from './platform/http/routes.ts';
import { passkeyRoutes } from './identity/passkeys/routes.ts';
import { areAllPasswordsOff } from './identity/signOn/passwordsOff.ts';
import { findKey } from './identity/keys/findKey.ts';
import { keyRoutes } from './identity/keys/routes.ts';
import { signOnRoutes } from './identity/signOn/routes.ts';
import { proposalRoutes } from './proposals/routes.ts';
import { recordRoutes } from './records/routes.ts';
import { queueDueRuns } from './agents/schedules/queueDueRuns.ts';
import { sendDueNotices } from './notifications/sendDueNotices.ts';
import { liveRoutes } from './runs/live/routes.ts';
import { runRoutes } from './runs/routes.ts';
import { sendingRoutes } from './sending/routes.ts';
import { usageRoutes } from './usage/routes.ts';
import { Sandboxes, type MakeSandbox } from './outside/sandbox/Sandboxes.ts';
import { Attempts } from './identity/Attempts.ts';
import { refuseKeysInAddress } from './platform/http/keysInText.ts';
import { isKey } from './platform/vault/token.ts';
import { Sessions } from './identity/Sessions.ts';

/** What the server is built from. */
export interface AppOptions extends Omit<
  Context,
  'sandboxes' | 'timers' | 'wake' | 'breakOff' | keyof typeof handedIn
> {
  /** Where the log goes; by default the standard output. */
  readonly logTo?: LogTarget;
  /** By default the system's own. */
  readonly timers?: Timers;
  /** See `Server`. */
  readonly strict?: boolean;
  /** How the sandbox of a tenant is made; tests wrap it. */
  readonly makeSandbox?: MakeSandbox;
  /** By default the machine's own. Tests pass a stand-in. */
  readonly measureLoad?: MeasureLoad;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Works through the queue of runs. Call `begin` once the server should work. */
    readonly jobs: Jobs;
    /** Looks each minute whether thresholds are crossed and something needs attention, once `begin` was called. */
    readonly watch: Watch;
    readonly connectionTests: ConnectionTests;
  }
}

const routes = [
  authRoutes,
  memberRoutes,
  passkeyRoutes,
  signOnRoutes,
  keyRoutes,
  agentRoutes,
  connectionRoutes,
  notificationRoutes,
  assistantRoutes,
  conversationRoutes,
  pageRoutes,
  proposalRoutes,
  recordRoutes,
  sendingRoutes,
  usageRoutes,
  runRoutes,
  workflowRoutes,
  liveRoutes,
  attentionRoutes,
  requestRoutes,
  mcpRoutes,
  auditRoutes,
  healthRoutes,
  proxyCheckRoutes,
  openApiRoutes,
];
const largestBody = 1_048_576;

/** What folders offer to those that may not import them. */
export const handedIn = {
  programs,
  programOf,
  runFollowers: [
    notifyRunFailure,
    ...programs.flatMap(({ follower }) => follower ?? []),
    advanceAfterStep,
    sendNewRecords,
  ],
  eachMinute: [notifyAttention],
} as const satisfies Partial<Context>;

/** Builds the server over a migrated database. It does not listen yet, so tests use `inject`. */
export async function createApp({
  logTo,
  timers = systemTimers,
  makeSandbox,
  strict = false,
  measureLoad = measureMachine(),
  ...given
}: AppOptions): Promise<FastifyInstance> {
  const { db, clock, config, metrics } = given;
  const app = fastify({
    ...logging(config.logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxyOption(config.trustProxy),
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
  if (config.trustProxy !== false) warnOfUnnamedCallers(app);
  if (metrics) measureAnswers(app, metrics);
  refuseKeysInAddress(app);
  handleErrors(app);
  drainBeforeClose(app);
  logTrouble(app, db);
  readJsonOnly(app);
  const sendPage = await serveApp(app, {
    folder: config.appDir,
    says: async (request) => {
      // The page is sent even while the database can't be reached.
      const demo = admitsDemo(config, request) && (await hasDemo(db, config).catch(() => true));
      const passwords = !(await areAllPasswordsOff(db, { config }).catch(() => false));
      return {
        ...(!demo && { 'demo-access': 'off' }),
        ...(!passwords && { passwords: 'off' }),
        ...(config.signOn && { sso: config.signOn.name }),
      };
    },
  });
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, sendPage && (() => sendPage(reply))));
  const sandboxes = new Sandboxes({ clock, timers, config, make: makeSandbox });
  const context: Context = {
    ...given,
    ...handedIn,
    timers,
    sandboxes,
    wake: () => db.announce('queue'),
    breakOff: (id) => db.announce('cancel', id),
  };
  metrics?.measureQueue(async () => {
    const now = clock();
    const { runs, since } = await readWaiting(db, now.toISOString());
    return { runs, ageMs: since === null ? 0 : msBetween(since, now) };
  });
  const jobs = new Jobs(context, {
    timers,
    due: [queueDueRuns, ...programs.flatMap(({ due }) => due ?? []), sendDueNotices],
    onFault: (err, of) => app.log.error({ ...of, err }, 'a run failed unexpectedly'),
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
  const sessions = new Sessions({
    db,
    clock,
    days: config.sessionDays,
    idleHours: config.sessionIdleHours,
    demo: config.demo,
  });
  const server: Server = {
    app,
    context,
    sessions,
    findMember: (token, request) => (isKey(token) ? findKey(context, token, request) : sessions.find(token)),
    isProven: (token) => sessions.isProven(token),
    callCounts: new CallCounts({ db, clock }),
    attempts: new Attempts({ db, clock, timers }),
    timers,
    strict,
  };
  for (const register of routes) register(server);
  for (const program of programs) program.routes?.(server);
  await app.ready();
  return app;
}

/** Logs once that the database can't be written, and once that it can be again. */
function logTrouble({ log }: FastifyInstance, db: Database): void {
  db.watchTrouble((trouble) => {
    if (trouble) log.error({ reason: trouble.message, cause: trouble.cause }, 'the database can’t be written');
    else log.warn('the database can be written again');
  });
}

/** Fastify's form of TRUST_PROXY. A number means so many proxies in front of this server, whatever their addresses. */
function trustProxyOption(
  setting: Config['trustProxy'],
): boolean | string | ((address: string, hop: number) => boolean) {
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
