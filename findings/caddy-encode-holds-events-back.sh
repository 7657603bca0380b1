#!/usr/bin/env bash
# Caddy 2.6.2 (Debian 12, caddy 2.6.2-5) with `encode gzip` in front of server-sent events, seen 2026-11-29.
#
# Whether the events of a stream pass one by one depends on the size of what the server happens to write first. A stream
# that begins with a small comment is passed on at once. One that begins with 512 bytes or more (the default
# `minimum_length` of `encode`, https://caddyserver.com/docs/caddyfile/directives/encode) is compressed, and then nothing
# reaches the browser until it ends: the flush of the proxy does not go through the compressor. `Cache-Control:
# no-transform` on the answer changes nothing. `Content-Encoding: identity` does: `encode` leaves such an answer alone.
# One would guess that text/event-stream is never buffered, since `reverse_proxy` documents that it flushes it at once.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
chmod 777 .
apt-get download caddy=2.6.2-5 >/dev/null
dpkg -x caddy_*.deb .
cat >server.mjs <<'JS'
import { createServer } from 'node:http';
// The end comes once the first event was read, or after three seconds.
const ends = new Map();
const app = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const name = searchParams.get('name');
  if (pathname === '/read') return ends.get(name)?.(), response.end();
  const size = Number(searchParams.get('size'));
  const headers = { 'content-type': 'text/event-stream', ...JSON.parse(searchParams.get('headers') ?? '{}') };
  response.writeHead(200, headers).write(`data: ${'x'.repeat(size)}\n\n`);
  const end = () => response.end('data: last\n\n');
  ends.set(name, end);
  setTimeout(end, 3_000);
}).listen(0, '127.0.0.1', async () => {
  const at = (port) => `127.0.0.1:${port}`;
  const { spawn } = await import('node:child_process');
  const { writeFileSync } = await import('node:fs');
  const port = 20_000 + (process.pid % 20_000);
  writeFileSync('Caddyfile', `{\n admin off\n}\nhttp://${at(port)} {\n encode gzip\n reverse_proxy ${at(app.address().port)}\n}\n`);
  const home = { ...process.env, HOME: '.', XDG_DATA_HOME: '.', XDG_CONFIG_HOME: '.' };
  const caddy = spawn('usr/bin/caddy', ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], { env: home, stdio: 'ignore' });
  for (let tries = 0; tries < 100; tries += 1)
    if (await fetch(`http://${at(port)}/read`).then(() => true, () => new Promise((go) => setTimeout(go, 100)))) break;
  const ask = async (name, size, headers = {}) => {
    const query = new URLSearchParams({ name, size, headers: JSON.stringify(headers) });
    const { body } = await fetch(`http://${at(port)}/events?${query}`, { headers: { 'accept-encoding': 'gzip' } });
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    const { value } = await reader.read();
    console.log(`${name}: ${value.includes('last') ? 'held back to the end' : 'at once'}`);
    await fetch(`http://${at(app.address().port)}/read?${query}`);
    while (!(await reader.read()).done);
  };
  await ask('begins with 100 bytes', 100);
  await ask('begins with 900 bytes', 900);
  await ask('the same, no-transform', 900, { 'cache-control': 'no-transform' });
  await ask('the same, identity', 900, { 'content-encoding': 'identity' });
  caddy.kill();
  app.close();
});
JS
seen=$(node server.mjs)
echo "$seen"
expected='begins with 100 bytes: at once
begins with 900 bytes: held back to the end
the same, no-transform: held back to the end
the same, identity: at once'
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
