import type { FastifyInstance } from 'fastify';
import type { Metrics } from './Metrics.ts';

/** Counts every answer of the app in the metrics. */
export function measureAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.record(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}
