import { storageKeys } from '@switchboard/api-contract/session';
import { loginAnswer } from '@switchboard/api-mocks/builders/auth';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { gate } from '../../src/api/gate.ts';
import { App } from '../../src/App.tsx';
import { appearanceKey } from '../../src/session/storage.ts';

// Pages come with the story, so that none is still being compiled while an assertion waits.
import.meta.glob('../../src/routes/*.tsx', { eager: true });
import.meta.glob('../../src/session/calls.ts', { eager: true });
import.meta.glob('../../../ui/src/screens/Connections/*Dialog.tsx', { eager: true });
import.meta.glob(['../../../api-contract/src/samples/*.ts', '!**/*.test.ts'], { eager: true });

/** A call that a flow made. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly credentials: RequestCredentials | undefined;
  readonly signal: AbortSignal | undefined;
}

/** The calls of the story that runs, in their order. */
export const sent: Sent[] = [];
/** Calls to one path. */
export const sentTo = (path: string, method = 'GET') =>
  sent.filter((call) => call.path === path && call.method === method);

/**
 * What answers calls to a path in place of the scenario, until the story ends; `forward` asks the scenario all the
 * same.
 */
export const instead = new Map<string, (forward: () => Promise<Response>) => Response | Promise<Response>>();

/** An answer that comes when the story lets it. */
export function held(): { answer: () => Promise<Response>; release: (response: Response) => void } {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: () => promise, release: resolve };
}

interface Start {
  /** What the browser has stored; a signed-in member by default. */
  storage?: Readonly<Record<string, string>>;
  theme: unknown;
}

/** A signed-in member, as the browser keeps one. */
export function signedIn(): Record<string, string> {
  const { token = '', user, tenant } = loginAnswer();
  return {
    [storageKeys.token]: token ?? '',
    [storageKeys.user]: JSON.stringify(user),
    [storageKeys.tenant]: JSON.stringify(tenant),
  };
}

/** The calls of the flow that no answer has come to yet. */
let open: Set<object>;

/** Prepares the browser for a flow and notes its calls and intervals; returns what puts it back. */
export function startFlow({ storage = signedIn(), theme }: Start): () => void {
  localStorage.clear();
  sessionStorage.clear();
  gate.forget();
  sent.length = 0;
  instead.clear();
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  if (theme === 'light' || theme === 'dark') localStorage.setItem(appearanceKey, theme);
  const calls = new Set<object>();
  open = calls;
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
    const forward = () => realFetch(input, init);
    const answer = Promise.resolve(instead.get(path)?.(forward) ?? forward());
    calls.add(answer);
    return answer.finally(() => calls.delete(answer));
  };
  const stopWatching = watchIntervals();
  return () => {
    stopWatching();
    window.fetch = realFetch;
    localStorage.clear();
    sessionStorage.clear();
    gate.forget();
  };
}

const everything: MutationObserverInit = { subtree: true, childList: true, attributes: true, characterData: true };

/** The intervals that the story's page asked for, with what each would do. */
const intervals: { readonly ms: number; readonly run: () => void }[] = [];

/** Notes every interval from here on; returns what ends that. */
function watchIntervals(): () => void {
  intervals.length = 0;
  const real = window.setInterval;
  window.setInterval = ((handler: TimerHandler, ms = 0, ...rest: unknown[]) => {
    if (typeof handler === 'function') intervals.push({ ms, run: () => handler(...rest) });
    return real(handler, ms, ...rest);
  }) as typeof window.setInterval;
  return () => {
    window.setInterval = real;
  };
}

/** Lets the intervals of `ms` pass until there was another read of `path`; without such an interval there is none. */
export async function nextPoll(path: string, ms: number): Promise<void> {
  const before = sentTo(path).length;
  await waitFor(() => {
    for (const interval of intervals.filter((each) => each.ms === ms)) interval.run();
    return expect(sentTo(path).length).toBeGreaterThan(before);
  });
}

/**
 * Waits until all calls are answered and `page` has shown what they brought: nothing of it is busy, nor has moved over
 * several looks at it.
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

/** Notes whatever moves in `page` from here on; what it returns tells it, once all calls are answered. */
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

/** Where the flow is now, for assertions. */
function Address() {
  const { pathname, search } = useLocation();
  return <output hidden data-testid="address">{`${pathname}${search}`}</output>;
}

/** The whole app, opened at an address. */
export function Flow({ path }: { path: string }) {
  return (
    <App
      Router={({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={[path]}>
          {children}
          <Address />
        </MemoryRouter>
      )}
    />
  );
}
