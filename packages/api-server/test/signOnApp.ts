import { createSandbox } from '@switchboard/sandbox/createSandbox';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../src/platform/store/Database.ts';
import { manualTime } from './manualTime.ts';
import { createTestApp, createTestDatabase, testNow, type TestAppOptions } from './testApp.ts';

const providers = 'https://login.nordlicht-feinkost.example';
export const publicUrl = 'https://switchboard.example';

/** The settings of single sign-on with an issuer of the sandbox's provider. */
export const signOnEnv = (flaw = 'works') => ({
  OIDC_ISSUER: `${providers}/${flaw}/`,
  OIDC_CLIENT_ID: 'us',
  OIDC_CLIENT_SECRET: 'sandbox',
  OIDC_ORGANISATION: 'Northlight GmbH',
  OIDC_NAME: 'Acme SSO',
  PUBLIC_URL: publicUrl,
  DEMO: 'on',
});

/** A server with single sign-on at an issuer of the sandbox, whose log is kept. */
export async function signOnApp({
  flaw,
  env,
  db: given,
  ...options
}: TestAppOptions & { readonly flaw?: string; readonly db?: Database } = {}) {
  const time = manualTime(testNow);
  const sandbox = createSandbox({ clock: time.clock });
  const log: string[] = [];
  const asked: string[] = [];
  const db = given ?? (await createTestDatabase());
  const app = await createTestApp({
    env: { ...signOnEnv(flaw), LOG_LEVEL: 'info', ...env },
    ...time,
    db,
    logTo: { write: (line) => void log.push(line) },
    fetch: (url, init) => {
      const request = new Request(url, init);
      asked.push(new URL(request.url).pathname);
      return sandbox.fetch(request);
    },
    ...options,
  });
  return { app, db, time, log, asked, sandbox, browser: () => browserOf(app, (request) => sandbox.fetch(request)) };
}

/** A browser, with the cookies of single sign-on, that follows the way to the provider and back. */
export function browserOf(app: FastifyInstance, provider: (request: Request) => Promise<Response>) {
  let cookie = '';
  const get = async (url: string) => {
    const answer = await app.inject({ url, headers: { cookie } });
    for (const set of [answer.headers['set-cookie'] ?? []].flat())
      if (set.startsWith('sso=')) cookie = set.split(';')[0] ?? '';
    return answer;
  };
  /** The address of the provider's page, or where the browser is sent instead. */
  const begin = async (to = '/agents') => {
    const answer = await get(`/api/sso/begin?to=${encodeURIComponent(to)}`);
    return answer.headers.location ?? '';
  };
  /** What the provider sends the browser back to, as a path of ours. */
  const visit = async (address: string, email?: string) => {
    const url = new URL(address);
    if (email !== undefined) url.searchParams.set('login_hint', email);
    const back = new URL((await provider(new Request(url))).headers.get('location') ?? '');
    return back.pathname + back.search;
  };
  return {
    get,
    begin,
    visit,
    cookie: () => cookie,
    /** The whole way: where the browser ends. */
    arrive: async (email?: string, to?: string) => {
      const address = await begin(to);
      if (!/^https?:/.test(address)) return address;
      return (await get(await visit(address, email))).headers.location ?? '';
    },
    finish: async (arrived: string, headers: { readonly cookie?: string } = { cookie }) =>
      app.inject({
        method: 'POST',
        url: '/api/sso/finish',
        headers,
        payload: { ticket: /#sso=(.+)$/.exec(arrived)?.[1] ?? 'none' },
      }),
  };
}
