import type { SentCollection } from '@switchboard/api-contract/records/send';
import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import type { Caller } from '../outside/Caller.ts';
import type { Context } from '../platform/Context.ts';
import type { Credentials } from '../outside/providers/whoAmI.ts';
import type { ServiceId } from '@switchboard/api-contract/catalogue';

/** Opens a destination. Throws RunFailure with what the member is told. */
export type DestinationOpener = (context: Context, caller: Caller, sending: SendingInput) => Promise<Destination>;

/** What is sent, and the connection to use. */
export interface SendingInput {
  readonly collection: SentCollection;
  /** The agent's name, for a document that has to be made. */
  readonly agentName: string;
  readonly serviceId: ServiceId;
  readonly credentials: Credentials;
}

/** A service that records are sent to, opened with one connection. */
export interface Destination {
  /** The places to choose from; empty where there is no choice. */
  readonly places: readonly NamedItem[];
  /** Its places are documents, which members name by their addresses. */
  readonly addressed?: true;
  /** Opens the place with this target; without one, the place that suits the collection. */
  readonly open: (target: string | undefined) => Promise<DestinationPlace>;
}

/** One sheet, base or list at a service, ready to take records. */
export interface DestinationPlace {
  /** What is stored to find the place again. A document that has to be made has its target only once rows were sent. */
  readonly target: () => string | undefined;
  /** The account whose ids its rows have, where another account may have the same ones. */
  readonly account?: string | undefined;
  readonly fields: readonly DestinationField[];
  /** The fields of which one has the email address, by which records are recognised; undefined if they are not. */
  readonly keys?: readonly string[] | undefined;
  readonly mostAtOnce: number;
  /**
   * Creates or updates these; `key` is the one of `keys` that was chosen. Throws RunFailure where the service does not
   * say what became of each row.
   */
  readonly send: (rows: readonly Row[], key: string) => Promise<readonly SentRow[]>;
}

/** A place in a destination, or a field there: its name for the service, and for members. */
export interface NamedItem {
  readonly name: string;
  readonly label: string;
}

/** A field that can be written, and what it takes by the service's own description. */
export interface DestinationField extends NamedItem {
  readonly takes: 'text' | 'number' | 'choice';
  /** How many characters at most. */
  readonly longest?: number | undefined;
  /** A part of a value is worth nothing, as of an address. */
  readonly isExact?: boolean | undefined;
  /** Of a `choice`: its values, by name and label; undefined if it takes others too. */
  readonly choices?: readonly NamedItem[] | undefined;
  /** Of a `number`: it has no decimals. */
  readonly isInteger?: boolean | undefined;
  /** Of a `number`: the largest. */
  readonly most?: number | undefined;
  /** Never proposed by us, since its values belong to a process of the organisation, such as the stages of a deal. */
  readonly isTheirs?: boolean;
  /** A column that is added if it is chosen. Never proposed by us: nobody's sheet is widened unasked. */
  readonly isNew?: boolean;
}

/** A record on its way. */
export interface Row {
  readonly id: string;
  readonly email: string | undefined;
  readonly domain: string | undefined;
  /** Its id at the service, if it was sent before. */
  readonly knownAs: string | undefined;
  /** By the names of the service's fields. */
  readonly values: Readonly<Record<string, string | number>>;
  /** The labels of the fields whose values were cut, and of those that were left out, since the service takes no such. */
  readonly cut?: readonly string[];
  readonly leftOut?: readonly string[];
}

/** What became of a row; `as` is its id at the service. */
export type SentRow =
  | { readonly id: string; readonly outcome: 'created' | 'updated'; readonly as?: string }
  | RefusedRow;

/** A row that did not arrive. `again`: the row itself was not why, so it can be sent once more. */
export interface RefusedRow {
  readonly id: string;
  readonly error: FactOrExternalText;
  readonly again?: boolean;
}
