#!/usr/bin/env bash
# @googleapis/gmail 22.0.1 with googleapis-common 9.3.1, seen 2026-11-29.
#
# `rootUrl` is the documented way to send the client to another address than Google's
# (https://github.com/googleapis/google-api-nodejs-client). A path in it is lost: with `http://host/proxy/` the calls go to
# `http://host/gmail/v1/…`, since the path of a call begins with a slash and is resolved against the root. A gateway that
# tells services apart by the first part of the path answers with its own 404, and the client reports that as Google's.
# One would guess that the root is put in front, as `baseURL` is in other services' clients.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error @googleapis/gmail@22.0.1 googleapis-common@9.3.1 >/dev/null
cat >ask.cjs <<'JS'
const { createServer } = require('node:http');
const { gmail } = require('@googleapis/gmail');
const server = createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ emailAddress: request.url }));
}).listen(0, '127.0.0.1', async () => {
  const rootUrl = `http://127.0.0.1:${server.address().port}/proxy/`;
  const { data } = await gmail({ version: 'v1', rootUrl }).users.getProfile({ userId: 'me' });
  console.log(`asked for: ${data.emailAddress}`);
  server.close();
});
JS
seen=$(node ask.cjs)
echo "$seen"
[ "$seen" = 'asked for: /gmail/v1/users/me/profile' ] || { echo 'This has changed.'; exit 1; }
