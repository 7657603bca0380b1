import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/testApp.ts';
import { Metrics, serveMetrics } from './Metrics.ts';

test('buckets count everything up to their bound', () => {
  const metrics = new Metrics();
  for (const seconds of [0.0005, 0.001, 0.004, 20]) metrics.record('GET', '/api/agents', 200, seconds);
  const text = metrics.expose();
  const labels = 'method="GET",route="/api/agents",status="200"';
  expect(text).toContain(`http_request_duration_seconds_bucket{${labels},le="0.001"} 2\n`);
  expect(text).toContain(`http_request_duration_seconds_bucket{${labels},le="0.005"} 3\n`);
  expect(text).toContain(`http_request_duration_seconds_bucket{${labels},le="10"} 3\n`);
  expect(text).toContain(`http_request_duration_seconds_bucket{${labels},le="+Inf"} 4\n`);
  expect(text).toContain(`http_request_duration_seconds_count{${labels}} 4\n`);
  expect(text).toContain(`http_request_duration_seconds_sum{${labels}} 20.005500\n`);
});

test('the app counts by the pattern of the path, so that made-up paths share one series', async () => {
  const metrics = new Metrics();
  const app = await createTestApp({ metrics });
  for (const id of ['a', 'b', 'c']) await app.inject({ url: `/api/agents/${id}` });
  for (const path of ['/api/x1', '/api/x2']) await app.inject({ url: path });
  expect(metrics.expose()).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/agents/:agentId",status="401"} 3\n',
  );
  expect(metrics.expose()).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 2\n');
});

test('every line of the exposition has the form that Prometheus reads, and nothing else is served', async () => {
  const metrics = new Metrics();
  metrics.record('POST', '/api/auth/login', 401, 0.03);
  const server = await serveMetrics(metrics, 0);
  const { port, address } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  for (const line of (await answer.text()).trimEnd().split('\n'))
    expect(line).toMatch(/^# (?:HELP|TYPE) \w+ .+$|^\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? [\d.]+$/);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  server.close();
});
