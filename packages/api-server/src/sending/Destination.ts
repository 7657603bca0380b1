import type { SentCollection } from '@switchboard/api-contract/records/send';
import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import type { Caller } from '../outside/Caller.ts';
import type { Context } from '../platform/Context.ts';
import type { Credentials } from '../outside/providers/whoAmI.ts';
import type { ServiceId } from '@switchboard/api-contract/catalogue';

/** A place in a destination, or a field there. */
export interface NamedItem {
  readonly name: string;
  readonly label: string;
}

/** A field that can be written. `number` takes nothing else; `choice` has a list of values. */
export interface DestinationField extends NamedItem {
  readonly takes: 'text' | 'number' | 'choice';
  /** Never proposed by us, since its values belong to a process of the organisation, such as the stages of a deal. */
  readonly isTheirs?: boolean;
}

/** A record on its way. `knownAs`: its id there, if it was sent before. `values` by the names of their fields. */
export interface Row {
  readonly id: string;
  readonly email: string | undefined;
  readonly domain: string | undefined;
  readonly knownAs: string | undefined;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What became of a row; `as` is its id there. */
export type SentRow =
  | { readonly id: string; readonly outcome: 'created' | 'updated'; readonly as?: string }
  | RefusedRow;

/** A row that did not arrive. `again`: not for what it is, so it can be sent once more. */
export interface RefusedRow {
  readonly id: string;
  readonly error: FactOrExternalText;
  readonly again?: boolean;
}

/** A place that records are sent into. */
export interface OpenPlace {
  /** What is remembered of it: it may come about as the first row is sent. */
  readonly target: () => string | undefined;
  readonly fields: readonly DestinationField[];
  /** The field by which records are recognised there; undefined if it is none of those that are matched. */
  readonly key?: string | undefined;
  /** How many rows go at once. */
  readonly most: number;
  /** Creates or updates these. Throws RunFailure where that says nothing about single rows. */
  readonly send: (rows: readonly Row[]) => Promise<readonly SentRow[]>;
}

/** A service that records are sent to, in the name of one connection. */
export interface OpenedDestination {
  /** The places to choose from; empty where there is no choice. */
  readonly places: readonly NamedItem[];
  /** The place is the address of a document. */
  readonly addressed?: true;
  /** Opens one of the places; without one, what suits the collection. */
  readonly open: (target: string | undefined) => Promise<OpenPlace>;
}

/** What is sent, and the connection to use. */
export interface SendingInput {
  readonly collection: SentCollection;
  /** The agent's name, for a document that has to be made. */
  readonly agentName: string;
  readonly serviceId: ServiceId;
  readonly credentials: Credentials;
}

/** Opens a destination. Throws RunFailure for the member. */
export type OpenDestination = (context: Context, caller: Caller, sending: SendingInput) => Promise<OpenedDestination>;
