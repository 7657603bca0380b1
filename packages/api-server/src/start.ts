import type { Server as HttpServer } from 'node:http';
import { demoCredentials } from '@switchboard/api-contract/session';
import { minuteMs } from '@switchboard/api-contract/time';
import { product } from '@switchboard/api-contract/product';
import { workingStatuses } from '@switchboard/api-contract/agents';
import { createApp } from './app.ts';
import { systemClock, type Clock, systemTimers } from './platform/clock.ts';
import { type Config, networkWarnings, databaseWarnings } from './platform/config.ts';
import { describeError } from './platform/http/logging.ts';
import type { Metrics } from './platform/http/Metrics.ts';
import { endAllLeases } from './runs/queue/leases.ts';
import { listen } from './platform/listen.ts';
import type { Tracing } from './platform/tracing/openTracing.ts';
import { printAudit } from './audit/printAudit.ts';
import { fillRecordKeys } from './records/recordKeys.ts';
import { sweepNightly } from './platform/sweepNightly.ts';
import { sweeps } from './sweeps.ts';
import { createCall } from './outside/providers/client.ts';
import { addMissingAgents } from './seed/builtInAgents.ts';
import { hasDemo } from './tenants/demo.ts';
import { refuseWithoutOrganisation, signOnWarnings } from './identity/signOn/signOnWarnings.ts';
import { createFirstOrganisation } from './seed/createOrganisation.ts';
import { linkLines } from './admin/linkLines.ts';
import { seedFirstStart } from './seed/seedFirstStart.ts';
import type { Database } from './platform/store/Database.ts';
import { openPostgres, openStore } from './platform/store/openStore.ts';
import { fittingKey } from './admin/vaultKey.ts';
import { createVault } from './platform/vault/Vault.ts';
import { addActivity } from './tenants/addActivity.ts';
import { storedConfiguration } from './tenants/agentRows.ts';
import { resumeSchedule } from './agents/schedules/scheduleRows.ts';
import { adminCall } from './platform/packaged.ts';

/** Starts the agents that are configured to start with the server. Their first runs are at their next due times. */
export async function startAgents(db: Database, clock: Clock): Promise<void> {
  const stopped = await db.selectFrom('agents').selectAll().where('status', 'not in', workingStatuses).execute();
  for (const { tenantId, id, ...agent } of stopped) {
    const { autoStart, enabled } = storedConfiguration({ tenantId, id, ...agent });
    if (!autoStart || !enabled) continue;
    const now = clock();
    await db.change(tenantId, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('agents')
        .set({ status: 'deployed' })
        .where('tenantId', '=', tenantId)
        .where('id', '=', id)
        .where('status', '=', agent.status)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return;
      await resumeSchedule(trx, { tenantId, id }, now);
      await addActivity(
        trx,
        { tenantId, agentId: id, at: now.toISOString() },
        { kind: 'started', text: { kind: 'agentStarted', args: {} } },
      );
    });
  }
}

/** A running server. */
export interface RunningServer {
  /** Logs and counts an error that nothing handled. */
  readonly reportUnhandled: (error: unknown) => void;
  /** Takes no new calls, finishes the running ones and closes the database. */
  readonly stop: () => Promise<void>;
}

/** Opens and migrates the database, listens, and prints the address. */
export async function start(config: Config): Promise<RunningServer> {
  const clock = systemClock;
  // Before the database is opened: it tells of its statements where somebody listens by then.
  const tracing = config.traces ? await loadTracing() : undefined;
  const { db, close } = await (config.databaseUrl === undefined
    ? openStore(config.dataDir, { copy: config.copyBeforeMigration })
    : openPostgres(config.databaseUrl));
  const vault = createVault(await fittingKey(db, config));
  await db.inTurn('start', fillRecordKeys);
  if (config.demo) await seedFirstStart(db, clock);
  const made = config.first && (await createFirstOrganisation({ db, clock }, config.first));
  await refuseWithoutOrganisation(db, config);
  await addMissingAgents(db, clock);
  await startAgents(db, clock);
  // Only this process uses the data folder, so nobody works on a run that is still leased. On a shared database, the
  // lease must expire first.
  if (config.databaseUrl === undefined) await endAllLeases(db, clock());
  const endAudit = config.printsAudit ? printAudit((line) => process.stdout.write(line)) : undefined;
  const metrics = config.metricsPort === undefined ? undefined : await openMetrics(config.metricsPort);
  const app = await createApp({
    db,
    clock,
    fetch,
    call: createCall(),
    config,
    vault,
    ...(metrics && { metrics: metrics.counted }),
  });
  if (tracing)
    tracing.onTrouble = (isAway) =>
      isAway
        ? app.log.warn('the collector takes no traces: they are dropped, all else goes on')
        : app.log.warn('the collector takes traces again');
  const metricsServer = await metrics?.serve();
  const address = await listen({ variable: 'PORT', port: config.port, host: config.host }, (place) =>
    app.listen(place),
  );
  app.jobs.begin();
  app.watch.begin();
  const endSweeps = sweepNightly(
    [...sweeps, () => app.connectionTests.readEnds()],
    { db, clock, keeping: config.keeping },
    { timers: systemTimers, onFault: (err) => app.log.error({ err }, 'a part of the work of the night failed') },
  );
  console.log(`${product.name} runs at ${address.replace('127.0.0.1', 'localhost')}`);
  const warnings = [
    ...networkWarnings(config),
    ...databaseWarnings(config.databaseUrl),
    ...(await clockWarnings(db, clock())),
    ...(await signOnWarnings(db, { config })),
  ];
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
  if (config.signOn) console.log(`Single sign-on with ${config.signOn.name}: register ${config.signOn.redirect} there`);
  if (await hasDemo(db, config)) console.log(`Demo sign-in: ${demoCredentials.username} / ${demoCredentials.password}`);
  if (made && config.first) {
    const { name, admin } = config.first;
    console.log(`Created ${name}, with the seven agents.`);
    for (const line of linkLines({ ...config, port: Number(new URL(address).port) }, made, admin)) console.log(line);
  } else if (!(await hasMembers(db)) && !(await hasDemo(db, config)))
    console.log(`There is no organisation yet. Create one: ${adminCall} create-organisation "NAME" --admin EMAIL`);
  return {
    reportUnhandled: (err) => {
      // As an error itself, the log would leave out a fault of the database that it has told of.
      app.log.error(
        { err: err instanceof Error ? describeError(err) : err },
        'an error of background work was not handled',
      );
      metrics?.counted.recordUnhandled();
    },
    stop: async () => {
      metricsServer?.close();
      await app.close();
      await endSweeps();
      await close();
      endAudit?.();
      await tracing?.stop();
    },
  };
}

/** Whether the clock has gone back since the newest line of the audit log. */
async function clockWarnings(db: Database, now: Date): Promise<string[]> {
  const newest = await db.selectFrom('audit').select('at').orderBy('id', 'desc').limit(1).executeTakeFirst();
  if (newest === undefined || Date.parse(newest.at) - now.getTime() < minuteMs) return [];
  return [
    `This machine's clock says ${now.toISOString()}, which is before what the database has of ${newest.at}. Set the clock: sign-ins, schedules and limits go by it.`,
  ];
}

/** Whether somebody can sign in, or was invited. The demo account does not count: it is closed. */
async function hasMembers(db: Database): Promise<boolean> {
  const { username } = demoCredentials;
  const member = await db
    .selectFrom('users')
    .select('id')
    .where('username', '<>', username)
    .limit(1)
    .executeTakeFirst();
  return (
    member !== undefined || (await db.selectFrom('invitations').select('id').limit(1).executeTakeFirst()) !== undefined
  );
}

/** Loaded only if wanted, because they take memory. */
async function loadTracing(): Promise<Tracing> {
  const { openTracing } = await import('./platform/tracing/openTracing.ts');
  return openTracing(systemTimers);
}

/** The metrics and their server. Loaded only if wanted, because they take memory. */
async function openMetrics(wanted: number): Promise<{ counted: Metrics; serve: () => Promise<HttpServer> }> {
  const { Metrics: Counted, serveMetrics } = await import('./platform/http/Metrics.ts');
  const counted = new Counted();
  const place = { variable: 'METRICS_PORT', port: wanted, host: '127.0.0.1' };
  return { counted, serve: () => listen(place, ({ port }) => serveMetrics(counted, port)) };
}
