#!/usr/bin/env bash
# @modelcontextprotocol/server 2.4.0 with @valibot/to-json-schema 1.8.0, seen 2026-11-29.
#
# The server takes a tool's input as a Standard JSON Schema, and valibot's converter makes one from any of its schemas.
# One whose text is trimmed can't be converted, but neither the converter nor `registerTool` says so: the schema is
# converted only when a client lists the tools, and then the whole list is answered with -32603. The other tools are
# fine, and can't be found any more. One would guess that registering fails, or that the one tool is left out.
# Source: https://ts.sdk.modelcontextprotocol.io/v2/servers/tools
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error @modelcontextprotocol/server@2.4.0 @modelcontextprotocol/client@2.4.0 \
  valibot@1.5.0 @valibot/to-json-schema@1.8.0 >/dev/null
cat >list.mjs <<'JS'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { toStandardJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

const none = () => ({ content: [] });
async function list(name) {
  const handler = createMcpHandler(() => {
    const server = new McpServer({ name: 'shop', version: '1.0.0' });
    server.registerTool('list_orders', { inputSchema: toStandardJsonSchema(v.object({ year: v.number() })) }, none);
    server.registerTool('find_order', { inputSchema: toStandardJsonSchema(v.object({ name })) }, none);
    return server;
  });
  const client = new Client({ name: 'client', version: '1.0.0' });
  const fetch = (address, init) => handler.fetch(new Request(address, init));
  await client.connect(new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), { fetch }));
  try {
    return (await client.listTools()).tools.map((tool) => tool.name).join(', ');
  } catch (error) {
    return error.code;
  }
}
console.log(`plain: ${await list(v.string())}; trimmed: ${await list(v.pipe(v.string(), v.trim()))}`);
JS
seen=$(node list.mjs)
echo "$seen"
[ "$seen" = 'plain: list_orders, find_order; trimmed: -32603' ] || { echo 'This has changed.'; exit 1; }
