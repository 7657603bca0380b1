import { equal, match, rejects } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MultiServerMCPClient } from '@langchain/mcp-adapters';
import { createServerProxy, createRuntime } from 'mcporter';

const run = promisify(execFile);

/** @type {import('../clients.ts').Play} */
export default async ({ mcp: { url, key } }) => {
  const headers = { Authorization: `Bearer ${key}` };
  const inspector = async (...rest) => {
    const command = join(import.meta.dirname, 'node_modules/.bin/mcp-inspector');
    const asked = ['--cli', url, '--transport', 'http', '--header', `Authorization: ${headers.Authorization}`, ...rest];
    return JSON.parse((await run(process.execPath, [command, ...asked])).stdout);
  };
  const call = (name, ...args) =>
    inspector('--method', 'tools/call', '--tool-name', name, ...args.flatMap((one) => ['--tool-arg', one]));
  const langChain = new MultiServerMCPClient({ switchboard: { transport: 'http', url, headers } });
  const toolOf = async (name) => (await langChain.getTools()).find((tool) => tool.name.endsWith(name));
  const runtime = await createRuntime({
    servers: [{ name: 'switchboard', command: { kind: 'http', url: new URL(url), headers } }],
  });
  const proxy = createServerProxy(runtime, 'switchboard');
  return {
    '@modelcontextprotocol/inspector': {
      'lists tools': async () => match(JSON.stringify(await inspector('--method', 'tools/list')), /run_agent/),
      'reads agents': async () =>
        equal((await call('list_agents', 'agent=email')).structuredContent.items[0].name, 'Email Agent'),
      'is told where a member says yes': async () =>
        match((await call('stop_agent', 'agent=email')).structuredContent.approve, /\/dashboard\?request=p_/),
      'is told what is wrong': () => rejects(call('read_run', 'id=none'), /isError/),
    },
    '@langchain/mcp-adapters': {
      'reads agents': async () => match(JSON.stringify(await (await toolOf('list_agents')).invoke({})), /Email Agent/),
      'is told where a member says yes': async () =>
        match(JSON.stringify(await (await toolOf('stop_agent')).invoke({ agent: 'email' })), /\/dashboard\?request=p_/),
    },
    mcporter: {
      'lists tools': async () => equal((await runtime.listTools('switchboard')).length > 20, true),
      'reads agents': async () => match((await proxy.listAgents({})).text(), /Email Agent/),
      'is told where a member says yes': async () =>
        match((await proxy.stopAgent({ agent: 'email' })).text(), /\/dashboard\?request=p_/),
    },
  };
};
