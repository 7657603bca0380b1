import { createServer, type Server as HttpServer } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Upper bounds in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Series {
  readonly labels: string;
  readonly byBucket: number[];
  count: number;
  seconds: number;
}

/** Counts answers and how long they took, by method, route and status, and tells it in the text form of Prometheus. */
export class Metrics {
  readonly #series = new Map<string, Series>();

  /** `route` is the pattern of the path, never the path itself, so that the number of series stays small. */
  record(method: string, route: string, status: number, seconds: number): void {
    const labels = `method="${method}",route="${route}",status="${status}"`;
    const series = this.#series.get(labels) ?? { labels, byBucket: buckets.map(() => 0), count: 0, seconds: 0 };
    this.#series.set(labels, series);
    series.count += 1;
    series.seconds += seconds;
    for (const [index, bound] of buckets.entries())
      if (seconds <= bound) series.byBucket[index] = (series.byBucket[index] ?? 0) + 1;
  }

  /** The text exposition, version 0.0.4. */
  expose(): string {
    const { rss, heapUsed } = process.memoryUsage();
    return [
      '# HELP http_request_duration_seconds Time from the first byte of a request to the last of its answer.',
      '# TYPE http_request_duration_seconds histogram',
      ...[...this.#series.values()].flatMap(({ labels, byBucket, count, seconds }) => [
        ...byBucket.map(
          (value, index) => `http_request_duration_seconds_bucket{${labels},le="${buckets[index]}"} ${value}`,
        ),
        `http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`,
        `http_request_duration_seconds_sum{${labels}} ${seconds.toFixed(6)}`,
        `http_request_duration_seconds_count{${labels}} ${count}`,
      ]),
      '# HELP process_resident_memory_bytes Memory of the process.',
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${rss}`,
      '# HELP nodejs_heap_size_used_bytes Heap in use.',
      '# TYPE nodejs_heap_size_used_bytes gauge',
      `nodejs_heap_size_used_bytes ${heapUsed}`,
      '# HELP process_uptime_seconds Time since the start.',
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${process.uptime().toFixed(0)}`,
      '',
    ].join('\n');
  }
}

/** Lets the metrics see every answer of the app. */
export function measureAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.record(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}

/** Serves the metrics at /metrics, to this machine alone. */
export function serveMetrics(metrics: Metrics, port: number): Promise<HttpServer> {
  const server = createServer((request, response) => {
    const known = request.url === '/metrics' && request.method === 'GET';
    response
      .writeHead(known ? 200 : 404, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
      .end(known ? metrics.expose() : 'The metrics are at /metrics\n');
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server));
  });
}
