import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/testApp.ts';
import { Metrics, serveMetrics } from './Metrics.ts';

test('buckets count everything up to their bound', async () => {
  const metrics = new Metrics();
  for (const seconds of [0.0005, 0.001, 0.004, 20]) metrics.record('GET', '/api/agents', 200, seconds);
  const text = await metrics.expose();
  const labels = 'method="GET",route="/api/agents",status="200"';
  expect(text).toContain(`http_request_duration_seconds_bucket{le="0.001",${labels}} 2\n`);
  expect(text).toContain(`http_request_duration_seconds_bucket{le="0.005",${labels}} 3\n`);
  expect(text).toContain(`http_request_duration_seconds_bucket{le="10",${labels}} 3\n`);
  expect(text).toContain(`http_request_duration_seconds_bucket{le="+Inf",${labels}} 4\n`);
  expect(text).toContain(`http_request_duration_seconds_count{${labels}} 4\n`);
  expect(text).toContain(`http_request_duration_seconds_sum{${labels}} 20.0055\n`);
});

test('the app counts by the pattern of the path, so that made-up paths share one series', async () => {
  const metrics = new Metrics();
  const app = await createTestApp({ metrics });
  for (const id of ['a', 'b', 'c']) await app.inject({ url: `/api/agents/${id}` });
  for (const path of ['/api/x1', '/api/x2']) await app.inject({ url: path });
  const text = await metrics.expose();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/agents/:agentId",status="401"} 3\n',
  );
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 2\n');
});

test('every line of the exposition has the form that Prometheus reads, and nothing else is served', async () => {
  const metrics = new Metrics();
  metrics.record('POST', '/api/auth/login', 401, 0.03);
  const server = await serveMetrics(metrics, 0);
  const { port, address } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await answer.text();
  for (const line of text.split('\n').filter((written) => written !== ''))
    expect(line).toMatch(/^# (?:HELP|TYPE) \w+ .+$|^\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? (?:[\d.e-]+|NaN)$/i);
  // What `promtool check metrics` asks for.
  const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type]) => ({ name, type }));
  expect(types.filter(({ name, type }) => name.endsWith('_total') !== (type === 'counter'))).toEqual([]);
  expect(types.filter(({ name }) => !text.includes(`# HELP ${name} `))).toEqual([]);
  expect(text).toContain('process_resident_memory_bytes ');
  expect(text).toContain('nodejs_heap_size_used_bytes ');
  expect((await fetch(`http://127.0.0.1:${port}/metrics?x=1`)).status).toBe(200);
  for (const path of ['/', '/metrics/x', '/x?/metrics'])
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
  server.close();
});

test('while the database can’t be read, the queue is not known, and everything else is there', async () => {
  const metrics = new Metrics();
  metrics.measureQueue(() => Promise.reject(new Error('away')));
  const text = await metrics.expose();
  expect(text).toMatch(/^switchboard_queued_runs NaN$/im);
  expect(text).toMatch(/^switchboard_queue_age_seconds NaN$/im);
  expect(text).toContain('switchboard_runs_total{agent="email-agent",outcome="failed"} 0\n');
});
