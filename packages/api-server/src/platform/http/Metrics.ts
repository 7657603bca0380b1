import { createServer, type Server as HttpServer } from 'node:http';
import { agentTable } from '@switchboard/api-contract/agentTable';
import type { ServiceId } from '@switchboard/api-contract/catalogue';
import { runOutcomes, type RunOutcome } from '@switchboard/api-contract/runs/runStatus';
import type { UsageUnit } from '@switchboard/api-contract/usage';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The label of agents that members created. Their own ids would be as many, and are made of the members' words. */
const createdAgents = 'created';
const builtInAgents = agentTable.map(({ id }) => id);

/** A call to a service that is over. */
interface CountedCall {
  readonly service: ServiceId;
  readonly sandbox: boolean;
  /** Nothing if it failed. */
  readonly used: readonly { readonly unit: UsageUnit; readonly units: number }[];
  readonly cost: { readonly amount: number; readonly currency: string };
}

/** The runs that are due. */
interface Waiting {
  readonly runs: number;
  /** How long the oldest has been; 0 without one. */
  readonly ageMs: number;
}
const unknown: Waiting = { runs: Number.NaN, ageMs: Number.NaN };

/** Which way each kind of token goes. */
const tokenUnits = { tokensIn: 'in', tokensOut: 'out' } as const satisfies Partial<Record<UsageUnit, string>>;

/**
 * Counts answers and their duration by method, route and status, and what the server did since its start: no label has
 * a word of a tenant. Measures the queue and the process.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.#registry],
  });
  readonly #unhandled = new Counter({
    name: 'unhandled_rejections_total',
    help: 'Errors of background work that nothing handled. Each is in the log.',
    registers: [this.#registry],
  });

  readonly #runs = new Counter({
    name: 'switchboard_runs_total',
    help: 'Runs that ended, on this server, by agent and outcome.',
    labelNames: ['agent', 'outcome'],
    registers: [this.#registry],
  });
  readonly #calls = new Counter({
    name: 'switchboard_service_calls_total',
    help: 'Calls to services that are over, of runs, notices and the assistant, by service and outcome.',
    labelNames: ['service', 'outcome', 'sandbox'],
    registers: [this.#registry],
  });
  readonly #tokens = new Counter({
    name: 'switchboard_tokens_total',
    help: 'Tokens that language models read (in) and wrote (out).',
    labelNames: ['service', 'direction', 'sandbox'],
    registers: [this.#registry],
  });
  readonly #spend = new Counter({
    name: 'switchboard_spend_total',
    help: 'What calls have cost, in units of the currency. What has no price is left out.',
    labelNames: ['service', 'currency', 'sandbox'],
    registers: [this.#registry],
  });
  readonly #streams = new Gauge({
    name: 'switchboard_event_streams',
    help: 'Streams of live events and of answers that are open.',
    registers: [this.#registry],
  });
  readonly #queued = new Gauge({
    name: 'switchboard_queued_runs',
    help: 'Runs that are due and wait for a server, of all servers on this database. NaN while it can’t be read.',
    registers: [this.#registry],
  });
  readonly #queueAge = new Gauge({
    name: 'switchboard_queue_age_seconds',
    help: 'How long the oldest of them has waited; 0 if none waits.',
    registers: [this.#registry],
  });
  #readQueue: (() => Promise<Waiting>) | undefined;

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    // Sums of gauges that stand there too, under names that only counters may have.
    for (const what of ['handles', 'requests', 'resources'])
      this.#registry.removeSingleMetric(`nodejs_active_${what}_total`);
    // From zero on, so that the first failure is seen as a rise.
    for (const agent of [...builtInAgents, createdAgents])
      for (const outcome of runOutcomes) this.#runs.inc({ agent, outcome }, 0);
  }

  /** Content type of `expose`. */
  get contentType(): string {
    return this.#registry.contentType;
  }

  /** `route` is the pattern of the path, never the path itself, so that the number of series stays small. */
  record(method: string, route: string, status: number, seconds: number): void {
    this.#answers.observe({ method, route, status }, seconds);
  }

  /** A run that has ended. */
  countRun(agentId: string, outcome: RunOutcome): void {
    this.#runs.inc({ agent: builtInAgents.find((id) => id === agentId) ?? createdAgents, outcome });
  }

  /** A call to a service, with what it used and cost. */
  countCall({ service, sandbox, used, cost: { amount, currency } }: CountedCall): void {
    const labels = { service, sandbox: String(sandbox) };
    const isOk = used.length > 0;
    this.#calls.inc({ ...labels, outcome: 'ok' }, isOk ? 1 : 0);
    this.#calls.inc({ ...labels, outcome: 'failed' }, isOk ? 0 : 1);
    for (const { unit, units } of used)
      if (unit === 'tokensIn' || unit === 'tokensOut')
        this.#tokens.inc({ ...labels, direction: tokenUnits[unit] }, units);
    if (amount > 0) this.#spend.inc({ ...labels, currency }, amount);
  }

  /** 1: a stream of events was opened; -1: one has ended. */
  countStream(change: 1 | -1): void {
    this.#streams.inc(change);
  }

  /** Who is asked for each exposition how many runs are due, and how long the oldest has been. */
  measureQueue(read: () => Promise<Waiting>): void {
    this.#readQueue = read;
  }

  /** An error that nothing handled. */
  recordUnhandled(): void {
    this.#unhandled.inc();
  }

  /** All metrics, in Prometheus text format. */
  async expose(): Promise<string> {
    const { runs, ageMs } = (await this.#readQueue?.().catch(() => unknown)) ?? unknown;
    this.#queued.set(runs);
    this.#queueAge.set(ageMs / 1000);
    return this.#registry.metrics();
  }
}

/** Serves the metrics at /metrics, to this machine only. */
export function serveMetrics(metrics: Metrics, port: number): Promise<HttpServer> {
  const server = createServer((request, response) => {
    if (request.url?.split('?', 1)[0] === '/metrics' && request.method === 'GET')
      metrics.expose().then(
        (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('The metrics are at /metrics\n');
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server));
  });
}
