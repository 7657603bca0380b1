import type { EndpointName } from '@switchboard/api-contract/endpoints';

/** One answer of the API under test. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** What an API under test must be able to do: take one request. */
export interface Api {
  readonly send: (request: { method: string; path: string; token?: string; text?: string }) => Promise<Answer>;
}

/** A call of one endpoint, as a case or a step of one makes it. */
export interface Request {
  readonly endpoint: EndpointName;
  /** Values of the places in the path. */
  readonly path?: Readonly<Record<string, string>>;
  /** true: under the path that names the agent by its id in place of its slug. */
  readonly byId?: true;
  /** The body, sent as JSON. */
  readonly body?: unknown;
  /** The body as it is, for what is not JSON. */
  readonly text?: string;
  /** The bearer token; without it that of the signed-in demo member, `''` for none. */
  readonly token?: string;
}

/** Calls an endpoint and returns its answer, read exactly: an answer that does not fit the contract fails the case. */
export type Ask = (request: Request) => Promise<Reading>;

/** An answer and what the contract reads in it. */
export interface Reading extends Answer {
  /** The JSON that was sent; undefined when the body is not JSON. */
  readonly json: unknown;
}

/** One request and what must come back. */
export interface Case extends Request {
  readonly name: string;
  /** 200 means any 2xx. An array where the API may choose. */
  readonly status: number | readonly number[];
  /** The sentence of a refusal, word for word. */
  readonly error?: string;
  /** The fields that a refusal names, and where it matters what it says about them. */
  readonly fields?: Readonly<Record<string, string | RegExp>>;
  /** Calls made before, which must succeed. */
  readonly before?: readonly Request[];
  /** What else must hold. `ask` makes further calls. */
  readonly check?: (reading: Reading, ask: Ask) => void | Promise<void>;
}

/** Cases that share one API, in order. */
export interface Group {
  readonly title: string;
  readonly cases: readonly Case[];
}
