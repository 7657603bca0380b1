import { storageKeys } from '@switchboard/api-contract/session';
import { loginAnswer, type LoginAnswer } from '@switchboard/api-mocks/builders/auth';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { gate } from '../../src/api/gate.ts';
import { App } from '../../src/App.tsx';
import { drawFigures } from '../../src/queries/agentPages/useAgentPage.ts';
import { routes } from '../../src/routes.tsx';
import { appearanceKey } from '../../src/session/storage.ts';

// Load all pages with the story, so that none is still being compiled while an assertion waits.
import.meta.glob('../../src/routes/*.tsx', { eager: true });
import.meta.glob('../../src/session/calls.ts', { eager: true });
import.meta.glob(['../../../api-contract/src/samples/*.ts', '!**/*.test.ts'], { eager: true });

/** A call made by a flow. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly credentials: RequestCredentials | undefined;
  readonly signal: AbortSignal | undefined;
}

/** The calls of the running story, in order. */
export const sent: Sent[] = [];
/** Calls to one path. */
export const sentTo = (path: string, method = 'GET') =>
  sent.filter((call) => call.path === path && call.method === method);

/** Answers calls to a path in place of the scenario until the story ends; `forward` passes a call on to the scenario. */
export const overrides = new Map<string, (forward: () => Promise<Response>) => Response | Promise<Response>>();

/** An answer that the story releases. */
export function delayedAnswer(): { answer: () => Promise<Response>; release: (response: Response) => void } {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: () => promise, release: resolve };
}

interface Start {
  /** The browser's storage; a signed-in member by default. */
  storage?: Readonly<Record<string, string>>;
  theme: unknown;
}

/** A signed-in member, as the browser stores one. */
export function signedIn(member: Partial<LoginAnswer> = {}): Record<string, string> {
  const { token = '', user, tenant } = loginAnswer(member);
  return {
    [storageKeys.token]: token ?? '',
    [storageKeys.user]: JSON.stringify(user),
    [storageKeys.tenant]: JSON.stringify(tenant),
  };
}

async function ask(method: 'POST' | 'PUT', path: string, body: object): Promise<Response> {
  const answer = await fetch(path, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem(storageKeys.token) ?? ''}`,
    },
    body: JSON.stringify(body),
  });
  await expect(answer.ok).toBe(true);
  return answer;
}

/** Connects a service in the world of the flow, as a member would have before. */
export const setUp = (connectionId: string, values: object) =>
  ask('POST', `/api/connections/${connectionId}/setup`, values);

/** Creates an agent in the world of the flow, as a member would have before. */
export const create = (agent: { readonly name: string; readonly type: string; readonly description: string }) =>
  ask('POST', '/api/agents', agent);

/** Adds what a member would have before, in the world of the flow. */
export const post = (path: string, body: object) => ask('POST', path, body);

/** Saves settings of an agent in the world of the flow, as a member would have before. */
export const configure = (slug: string, customSettings: object) =>
  ask('PUT', `/api/agents/${slug}/config`, { customSettings });

/** Has another admin save the channels in the world of the flow. */
export const setChannels = (channels: readonly object[]) => ask('PUT', '/api/notifications', { channels });

/** The calls of the flow without an answer yet. */
let open: Set<Promise<Response>>;
/** Takes the app of the flow off the page. */
let takeAway = () => {};

/**
 * Prepares the browser for a flow and records its calls and intervals; returns the cleanup. It waits until the calls
 * that are under way are answered and ends the app, since the next story's world knows nothing of them.
 */
export function startFlow({ storage = signedIn(), theme }: Start): () => Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  gate.forget();
  sent.length = 0;
  overrides.clear();
  drawFigures(() => 0.5);
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  if (theme === 'light' || theme === 'dark') localStorage.setItem(appearanceKey, theme);
  const calls = new Set<Promise<Response>>();
  open = calls;
  const onTheirWay = new Set<Promise<Response>>();
  const realFetch = window.fetch;
  window.fetch = (input, init) => {
    const path = typeof input === 'string' ? input : input instanceof URL ? input.pathname : input.url;
    if (path.startsWith('/api/')) {
      sent.push({
        method: init?.method ?? 'GET',
        path,
        headers: new Headers(init?.headers),
        body: typeof init?.body === 'string' ? init.body : undefined,
        credentials: init?.credentials,
        signal: init?.signal ?? undefined,
      });
    }
    const forward = () => {
      const reply = realFetch(input, init);
      onTheirWay.add(reply);
      return reply.finally(() => onTheirWay.delete(reply));
    };
    const answer = Promise.resolve(overrides.get(path)?.(forward) ?? forward());
    calls.add(answer);
    return answer.finally(() => calls.delete(answer));
  };
  const stopWatching = watchIntervals();
  return async () => {
    while (onTheirWay.size > 0) {
      await Promise.allSettled(onTheirWay);
      // Whoever asked hears of it, too.
      await new Promise(requestAnimationFrame);
    }
    takeAway();
    stopWatching();
    window.fetch = realFetch;
    localStorage.clear();
    sessionStorage.clear();
    gate.forget();
  };
}

const everything: MutationObserverInit = { subtree: true, childList: true, attributes: true, characterData: true };

/** The intervals set by the story's page, with their callbacks. */
const intervals: { readonly ms: number; readonly run: () => void }[] = [];

/** Records every interval from here on; returns the function that stops it. */
function watchIntervals(): () => void {
  intervals.length = 0;
  const real = window.setInterval;
  window.setInterval = ((handler: TimerHandler, ms = 0, ...args: unknown[]) => {
    if (typeof handler === 'function') intervals.push({ ms, run: () => handler(...args) });
    return real(handler, ms, ...args);
  }) as typeof window.setInterval;
  return () => {
    window.setInterval = real;
  };
}

/** Fires the intervals of `ms` until `path` is read again. Does nothing without such an interval. */
export async function nextPoll(path: string, ms: number): Promise<void> {
  const before = sentTo(path).length;
  await waitFor(() => {
    for (const interval of intervals.filter((each) => each.ms === ms)) interval.run();
    return expect(sentTo(path).length).toBeGreaterThan(before);
  });
}

/**
 * Waits until all calls are answered and `page` shows the results: nothing in it is busy or changes over several
 * checks.
 */
export async function atRest(page: Element): Promise<void> {
  let looks = 0;
  const watch = new MutationObserver(() => (looks = 0));
  watch.observe(page, everything);
  await waitFor(() => {
    looks = open.size === 0 && !page.querySelector('[aria-busy="true"]') ? looks + 1 : 0;
    return expect(looks).toBeGreaterThan(6);
  });
  watch.disconnect();
}

/** Waits until what was just pressed has asked for something, if it does, and all calls are answered and shown. */
export async function answered(): Promise<void> {
  do {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(open);
    await new Promise(requestAnimationFrame);
  } while (open.size > 0);
}

/** Records every change in `page` from here on; the returned function lists them, once all calls are answered. */
export function watchMoves(page: Element): () => Promise<string[]> {
  const moves: string[] = [];
  const watch = new MutationObserver(
    (records) =>
      void moves.push(
        ...records.map(
          ({ type, target, attributeName }) =>
            `${type} ${attributeName ?? ''} ${target.nodeName} ${target.textContent?.slice(0, 40)}`,
        ),
      ),
  );
  watch.observe(page, everything);
  return async () => {
    await atRest(page);
    watch.disconnect();
    return moves;
  };
}

/** The whole app, opened at an address, which stands beside it for assertions. */
export function Flow({ path }: { path: string }) {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [path] }));
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    takeAway = () => flushSync(() => setOver(true));
  }, []);
  const { pathname, search, hash } = useSyncExternalStore(
    (follow) => router.subscribe(follow),
    () => router.state.location,
  );
  if (isOver) return null;
  return (
    <>
      <App router={router} />
      <p hidden data-testid="address">{`${pathname}${search}${hash}`}</p>
    </>
  );
}
