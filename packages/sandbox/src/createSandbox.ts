import { setTimeout as pause } from 'node:timers/promises';
import { HTTPException } from 'hono/http-exception';
import { behaviourOf } from './keys.ts';
import { misbehave, type Wait } from './misbehave.ts';
import type { Service } from './Service.ts';
import { services } from './services/all.ts';
import { createWorld, type World } from './world/createWorld.ts';

interface SandboxOptions {
  /** The time; by default the machine's. Dates in the world are relative to the day on which it was made. */
  readonly clock?: () => Date;
  /** How a slow answer waits; by default it takes real time. */
  readonly wait?: Wait;
}

/** Third-party services that play in one world and remember what is written into it. */
export interface Sandbox {
  /** Whether a service answers at this host. */
  readonly hasHost: (host: string) => boolean;
  /** Answers as the service under the address' host would. Rejects as `fetch` does when the signal aborts. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly world: World;
}

/** Answers with what a route threw by `refuse`; any other error is a fault of the sandbox itself. */
function answerError(error: Error): Response {
  if (error instanceof HTTPException) return error.res ?? error.getResponse();
  throw error;
}

/** Makes a sandbox with a world of its own. */
export function createSandbox({
  clock = () => new Date(),
  wait = (milliseconds, signal) => pause(milliseconds, undefined, { signal }),
}: SandboxOptions = {}): Sandbox {
  const world = createWorld({ clock });
  const mount = ({ hosts, access, routes }: Service) => {
    const service = { access, app: routes(world).onError(answerError) };
    return (typeof hosts === 'function' ? hosts(world) : hosts).map((host) => [host, service] as const);
  };
  const mounted = new Map(services.flatMap(mount));
  return {
    hasHost: (host) => mounted.has(host),
    fetch: async (request) => {
      const { hostname } = new URL(request.url);
      const service = mounted.get(hostname);
      if (!service) throw new TypeError(`The sandbox plays nothing at ${hostname}.`);
      const { access, app } = service;
      request.signal.throwIfAborted();
      const env = { wait: (milliseconds: number) => wait(milliseconds, request.signal) };
      if (!access) return app.fetch(request, { ...env, behaviour: 'works' });
      const behaviour = behaviourOf(await access.secretOf(request.clone()));
      return (
        (await misbehave(behaviour, request, { refusals: access.refusals, wait })) ??
        app.fetch(request, { ...env, behaviour })
      );
    },
    world,
  };
}
