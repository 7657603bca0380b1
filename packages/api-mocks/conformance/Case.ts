import type { EndpointName } from '@switchboard/api-contract/endpoints';
import type { Conflict } from '@switchboard/api-contract/errors';

/** One answer of the API under test. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** What an API under test must do: answer one request. */
export interface Api {
  readonly send: (request: {
    method: string;
    path: string;
    token?: string;
    text?: string;
    accept?: string;
    key?: string;
  }) => Promise<Answer>;
}

/** A call of one endpoint, made by a case or one of its steps. */
export interface Request {
  readonly endpoint: EndpointName;
  /** Values of the path's placeholders. */
  readonly path?: Readonly<Record<string, string>>;
  /** What comes after the path: `?limit=2`. */
  readonly query?: string;
  /** true: use the path with the agent's id in place of its slug. */
  readonly byId?: true;
  /** The body, sent as JSON. */
  readonly body?: unknown;
  /** The raw body, for anything that is not JSON. */
  readonly text?: string;
  /** What the client accepts. */
  readonly accept?: string;
  /** The `Idempotency-Key`. */
  readonly key?: string;
  /** The bearer token; by default the signed-in demo member's, `''` for none. */
  readonly token?: string;
}

/** Calls an endpoint and returns its answer, parsed exactly: an answer that does not fit the contract fails the case. */
export type Ask = (request: Request) => Promise<ParsedAnswer>;

/** An answer, and what the contract reads from it. */
export interface ParsedAnswer extends Answer {
  /** The JSON body; undefined if it is not JSON. */
  readonly json: unknown;
}

/** One request and its expected answer. */
export interface Case extends Request {
  /** Only the server is asked: the mocks keep nothing of this. */
  readonly ofServer?: true;
  readonly name: string;
  /** 200 means any 2xx. An array if the API may choose. */
  readonly status: number | readonly number[];
  /** The exact sentence of a refusal. */
  readonly error?: string;
  /** The fields that a refusal names, with their messages where those matter. */
  readonly fields?: Readonly<Record<string, string | RegExp>>;
  /** What a refusal says clashes. */
  readonly conflicts?: readonly Conflict[];
  /** Earlier calls, which must succeed. */
  readonly before?: readonly Request[];
  /** Further checks. `ask` makes more calls. */
  readonly check?: (reading: ParsedAnswer, ask: Ask) => void | Promise<void>;
}

/** Cases that share one API, in order. */
export interface Group {
  /** Only the server is asked: the mocks keep nothing of this. */
  readonly ofServer?: true;
  readonly title: string;
  readonly cases: readonly Case[];
}
