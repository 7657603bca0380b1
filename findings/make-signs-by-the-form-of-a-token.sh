#!/usr/bin/env bash
# @makehq/sdk 1.6.10, Make's own client, seen 2026-11-29.
#
# How a call is signed hangs on what the token looks like: one in the form of a UUID goes as `Authorization: Token …`, as
# Make documents for its API tokens (https://developers.make.com/api-documentation/authentication), and every other text
# silently as `Bearer …`, which Make takes as the token of an OAuth app. So an API token that lost a character when it was
# copied is not refused as a wrong API token, but as a login of another kind. One would guess that the scheme follows
# from how the client was made, or that a text that is no token is refused before it is sent.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error @makehq/sdk@1.6.10 >/dev/null
cat >sign.mjs <<'JS'
import { createServer } from 'node:http';
import { Make } from '@makehq/sdk';
const server = createServer((request, response) => {
  console.log(request.headers.authorization);
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"authUser":{}}');
}).listen(0, '127.0.0.1', async () => {
  const token = '12345678-1234-4234-8234-123456789abc';
  for (const each of [token, token.slice(0, -1)]) {
    const make = new Make(each, `127.0.0.1:${server.address().port}`);
    make.protocol = 'http';
    await make.users.me();
  }
  server.close();
});
JS
seen=$(node sign.mjs)
echo "$seen"
expected='Token 12345678-1234-4234-8234-123456789abc
Bearer 12345678-1234-4234-8234-123456789ab'
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
