import type { Hono } from 'hono';
import type { Behaviour, Refusal } from './keys.ts';
import type { World } from './world/createWorld.ts';

/** What a route learns beside the request. */
export interface RouteEnv {
  Bindings: {
    /** How the key of the request behaves. A route sees the one of a refusal only if the service let the call pass. */
    readonly behaviour: Behaviour;
    /** Waits as a slow service does; rejects when the caller gives up. */
    readonly wait: (milliseconds: number) => Promise<void>;
  };
}

/** How a service finds out who asks, and how it sends away those whom it does not serve. */
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
  /** Missing for what is open to everyone. */
  readonly access?: Access;
  /** Made once for each world; what only this service remembers may live here. */
  readonly routes: (world: World) => Hono<RouteEnv>;
}

/** Names a service, for the list of all of them. */
export const defineService = (service: Service): Service => service;
