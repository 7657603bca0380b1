/** A refused call: the status and the body to answer with. */
export class Refusal extends Error {
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(status: number, message: string, fields?: Readonly<Record<string, string>>) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}
