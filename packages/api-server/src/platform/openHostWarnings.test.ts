import { expect, test } from 'vitest';
import { readConfig, networkWarnings } from './config.ts';

const [demo, links, readable, believed] = [
  'Demo Access is on',
  'PUBLIC_URL is not set',
  'Passwords cross the network readable',
  'TRUST_PROXY=true believes the first address in X-Forwarded-For, which callers may have made up',
];
const url = 'https://switchboard.example.com';

test.each<[Record<string, string>, string[]]>([
  [{}, []],
  [{ HOST: '::1', PUBLIC_URL: 'http://localhost:3000' }, []],
  [{ HOST: '0.0.0.0' }, [links, readable]],
  [{ HOST: '0.0.0.0', DEMO: 'on' }, [demo, links, readable]],
  [{ HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.1' }, [links]],
  [{ HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.1', PUBLIC_URL: url }, []],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://switchboard.example.com' }, [readable]],
  // Behind a proxy on the same machine.
  [{ TRUST_PROXY: '127.0.0.1', PUBLIC_URL: url, DEMO: 'on' }, [demo]],
  [{ TRUST_PROXY: '127.0.0.1', PUBLIC_URL: url }, []],
  [{ PUBLIC_URL: url }, []],
  [{ TRUST_PROXY: 'true' }, [links, believed]],
])('%j warns of %j', (variables, warnings) => {
  expect(networkWarnings(readConfig(variables)).map((line) => line.split(':')[0])).toEqual(warnings);
});
