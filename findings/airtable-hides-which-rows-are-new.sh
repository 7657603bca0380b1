#!/usr/bin/env bash
# airtable 0.12.2, the service's own client, seen 2026-11-29.
#
# An update with `performUpsert` writes known rows and makes the missing ones. The service says which are which, in
# `createdRecords` and `updatedRecords` beside `records` (https://airtable.com/developers/web/api/update-multiple-records).
# The client takes the option, but hands back a bare list of records: nobody can tell any more what was made. Only a call
# without the client shows it. One would guess that a client that sends an option also returns its answer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error airtable@0.12.2 >/dev/null
cat >upsert.cjs <<'JS'
const { createServer } = require('node:http');
const Airtable = require('airtable');
const rows = [
  { id: 'recAAAAAAAAAAAAAA', createdTime: '2026-11-29T09:00:00.000Z', fields: { Email: 'dana@example.com' } },
  { id: 'recBBBBBBBBBBBBBB', createdTime: '2026-11-29T09:00:00.000Z', fields: { Email: 'ines@example.com' } },
];
const answer = { createdRecords: [rows[1].id], updatedRecords: [rows[0].id], records: rows };
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += part)).on('end', () => {
    console.log(`sent: ${Object.keys(JSON.parse(body)).sort().join(', ')}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
}).listen(0, '127.0.0.1', async () => {
  const endpointUrl = `http://127.0.0.1:${server.address().port}`;
  const table = new Airtable({ apiKey: 'key', endpointUrl }).base('appAAAAAAAAAAAAAA')('People');
  const result = await table.update(
    rows.map(({ fields }) => ({ fields })),
    { performUpsert: { fieldsToMergeOn: ['Email'] } },
  );
  console.log(`returned: ${Array.isArray(result) ? 'a list' : 'an object'} of ${result.length}; createdRecords ${result.createdRecords}`);
  server.close();
});
JS
seen=$(node upsert.cjs)
echo "$seen"
expected='sent: performUpsert, records
returned: a list of 2; createdRecords undefined'
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
