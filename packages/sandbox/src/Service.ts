import type { Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Behaviour, Refusal } from './keys.ts';
import type { World } from './world/createWorld.ts';

/** Ends a route with this answer, from any depth of calls. */
export function refuse(answer: Response): never {
  throw new HTTPException(answer.status as HTTPException['status'], { res: answer });
}

/** What a route gets beside the request. */
export interface RouteEnv {
  Bindings: {
    /**
     * How the key of the request behaves. It is one of the refusals only if the service lets this call pass all the
     * same.
     */
    readonly behaviour: Behaviour;
    /** Waits as a slow service does; rejects when the caller gives up. */
    readonly wait: (milliseconds: number) => Promise<void>;
  };
}

/** A request to a route of a service, and its answer. */
export type RouteContext = Context<RouteEnv>;

/** How a service finds the secret in a request, and how it answers those that it refuses. */
export interface Access {
  /** The secret in a request; undefined if there is none. It gets a copy, so that it may read the body. */
  readonly secretOf: (request: Request) => string | undefined | Promise<string | undefined>;
  /** The documented answers. Undefined where the service does not refuse this call for that reason. */
  readonly refusals: Readonly<Record<Refusal, (request: Request) => Response | undefined>>;
}

/** A third-party service, as it documents itself. */
export interface Service {
  /** Its id in the catalogue, or one of its own if the catalogue knows it under another. */
  readonly id: string;
  readonly hosts: readonly string[] | ((world: World) => readonly string[]);
  /** The pages that it was written from. */
  readonly docs: readonly string[];
  /** Missing for a service that is open to everyone. */
  readonly access?: Access;
  /** Made once for each world; what only this service remembers may live here. */
  readonly routes: (world: World) => Hono<RouteEnv>;
}

/** Declares a service, to be listed in `services/all.ts`. */
export const defineService = (service: Service): Service => service;
