import { createSandbox, type Sandbox } from '@switchboard/sandbox/createSandbox';
import type { Timers } from '../src/platform/clock.ts';
import { callThrough } from '../src/outside/providers/callThrough.ts';
import type { Call } from '../src/outside/providers/client.ts';
import type { MakeSandbox } from '../src/outside/sandbox/Sandboxes.ts';

/** A request that the sandbox got. */
export interface Asked {
  readonly method: string;
  /** Without query. */
  readonly address: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** `played` has the sandbox do its part all the same. */
type Play = (
  asked: Asked,
  signal: AbortSignal,
  played: () => Promise<Response>,
) => Response | Promise<Response> | undefined;

/** A sandbox that tells what it was asked, and in whose place a test can answer with faults that no key brings about. */
export function playedSandbox() {
  const world = {
    asked: [] as Asked[],
    /** The sandbox that was made last. */
    sandbox: undefined as Sandbox | undefined,
    /** An answer in place of the sandbox's. */
    play: (() => undefined) as Play,
    /** Forgets what was asked and played. */
    clear: () => {
      world.asked = [];
      world.play = () => undefined;
    },
    /** Makes the sandboxes of a server. */
    make: ((options) => {
      const sandbox = createSandbox(options);
      world.sandbox = sandbox;
      return {
        ...sandbox,
        fetch: async (request) => {
          const { origin, pathname, searchParams } = new URL(request.url);
          const asked = {
            method: request.method,
            address: origin + pathname,
            query: Object.fromEntries(searchParams),
            headers: Object.fromEntries(request.headers),
            body: await request.clone().text(),
          };
          world.asked.push(asked);
          const played = () => sandbox.fetch(request);
          return (await world.play(asked, request.signal, played)) ?? played();
        },
      };
    }) as MakeSandbox,
    /** Calls a sandbox of its own, as if it were the world outside. */
    call: (timers?: Timers): Call => {
      const made = Promise.resolve(world.make({}));
      return callThrough(async (url, init) => (await made).fetch(new Request(url, init)), timers);
    },
  };
  return world;
}

/** An answer of JSON. */
export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers: { ...headers } });

/** Faults that the sandbox has no key for. */
export const faults = {
  fault: () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  html: () =>
    new Response('<!doctype html><title>Sign in to the hotel network</title>', {
      headers: { 'content-type': 'text/html' },
    }),
  truncated: () => new Response('{"ok":true,"data":['),
  empty: () => new Response(null),
  odd: () => new Response('{"__proto__":{"ok":true},"data":7,"scopes":"mail.send"}'),
  teapot: () => json({}, 418),
  redirect: () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.example/steal' } }),
  huge: () => json({ data: 'x'.repeat(9_000_000) }),
  'hang-up': () => Promise.reject(new TypeError('fetch failed')),
} as const;
