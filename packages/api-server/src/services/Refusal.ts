/** Why a service does not do what it was asked. The HTTP layer turns the kind into a status. */
export type RefusalKind =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'invalid'
  | 'limited'
  | 'notSupported'
  | 'unavailable';

interface RefusalDetails {
  /** One sentence per field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number;
}

/** A refusal that the caller is told about; `message` is the sentence that they read, so it holds no secret. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: RefusalKind;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfter: number | undefined;

  constructor(kind: RefusalKind, message: string, { fields, retryAfter }: RefusalDetails = {}) {
    super(message);
    this.kind = kind;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
