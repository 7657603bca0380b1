import type { ErrorBody } from '@switchboard/api-contract/errors';

type Details = Omit<ErrorBody, 'error'>;

/** A refused call: the status and the body to answer with. */
export class Refusal extends Error {
  readonly status: number;
  readonly details: Details;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}
