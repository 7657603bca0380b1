import { createServer, type Server as HttpServer } from 'node:http';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** Counts answers and their duration by method, route and status, and measures the process. */
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

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Content type of `expose`. */
  get contentType(): string {
    return this.#registry.contentType;
  }

  /** `route` is the pattern of the path, never the path itself, so that the number of series stays small. */
  record(method: string, route: string, status: number, seconds: number): void {
    this.#answers.observe({ method, route, status }, seconds);
  }

  /** An error that nothing handled. */
  recordUnhandled(): void {
    this.#unhandled.inc();
  }

  /** All metrics, in Prometheus text format. */
  expose(): Promise<string> {
    return this.#registry.metrics();
  }
}

/** Serves the metrics at /metrics, to this machine only. */
export function serveMetrics(metrics: Metrics, port: number): Promise<HttpServer> {
  const server = createServer((request, response) => {
    if (request.url === '/metrics' && request.method === 'GET')
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
