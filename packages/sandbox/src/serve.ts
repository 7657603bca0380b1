// npm run sandbox: all services on one port, until it is stopped.
import { createSandbox } from './createSandbox.ts';
import { behaviours, keyFor, type Behaviour } from './keys.ts';
import { listen } from './listen.ts';
import { services } from './services/all.ts';

const wanted = Number(process.env['PORT'] ?? 4010);
const { port } = await listen(createSandbox(), wanted);
const address = `http://127.0.0.1:${port}`;

console.log(`The sandbox plays at ${address}, each service under its own host: as the Host header, or as the first
part of the path, such as ${address}/api.tavily.com/usage

${services.map(({ id, hosts }) => `  ${id.padEnd(18)} ${typeof hosts === 'function' ? 'the hosts of its world' : hosts.join(', ')}`).join('\n')}

Keys, for whatever is secret about a service:
${(Object.keys(behaviours) as Behaviour[]).map((name) => `  ${keyFor(name).padEnd(24)} ${behaviours[name]}`).join('\n')}
`);
