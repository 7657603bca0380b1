import type { AnswerOf, EndpointName, PathValues, endpoints } from '@switchboard/api-contract/endpoints';
import type * as v from 'valibot';
import type { StreamedEvent } from './world/streamedAnswer.ts';

type Endpoints = typeof endpoints;
type BodyOf<N extends EndpointName> = Endpoints[N]['request'] extends v.GenericSchema
  ? v.InferOutput<Endpoints[N]['request']>
  : undefined;

type QueryOf<N extends EndpointName> = Endpoints[N] extends { readonly query: infer Q extends v.GenericSchema }
  ? v.InferOutput<Q>
  : undefined;

/** One call, its parameters and its body checked by the contract. */
export interface Call<N extends EndpointName> {
  readonly path: PathValues<Endpoints[N]['path']>;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
  /** The raw body. */
  readonly sent: unknown;
  readonly token: string;
  /** The client reads server-sent events. */
  readonly streams: boolean;
  /** The client's own id of a message. */
  readonly messageId: string | undefined;
  /** The last event that the client has. */
  readonly lastEventId: string | undefined;
}

/** A file, and its media type. */
export interface SentFile {
  readonly type: string;
  readonly text: string | Uint8Array<ArrayBuffer>;
}

/** How a call is answered: by the contract, or by bytes, events, a file or an address. */
export type Answer<N extends EndpointName> = N extends 'speak'
  ? Uint8Array<ArrayBuffer>
  : N extends 'chat'
    ? AnswerOf<Endpoints['chat']> | AsyncGenerator<StreamedEvent, void>
    : N extends 'conversationEvents'
      ? AsyncGenerator<StreamedEvent, void> | undefined
      : Endpoints[N] extends { readonly file: readonly string[] }
        ? SentFile | Promise<SentFile>
        : Endpoints[N] extends { readonly redirects: true }
          ? string
          : AnswerOf<Endpoints[N]>;
