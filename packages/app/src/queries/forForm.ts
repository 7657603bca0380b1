import { ApiError, describe } from '../api/ApiError.ts';
import { foundEnded, sendAgain } from './outcome.ts';

/** A refusal as forms read it: a sentence for a person, and messages by field. */
class FormRefusal extends Error {
  override readonly name = 'FormRefusal';
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, fields: Readonly<Record<string, string>>) {
    super(message);
    this.fields = fields;
  }
}

/** Passes a call's answer on, and words its failure for a form. */
export async function forForm<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (foundEnded(error)) throw new FormRefusal(sendAgain, {});
    throw new FormRefusal(
      error instanceof ApiError ? error.withNextTry(error.reason) : describe(error),
      error instanceof ApiError ? error.fields : {},
    );
  }
}
