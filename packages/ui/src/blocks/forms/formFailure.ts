import { noProblems, type Problems } from './problemsOf.ts';

/** Why a form was refused: one sentence, and a message per field where the server named some. */
export interface FormFailure {
  readonly message: string;
  readonly fields: Problems;
}

/** Reads what a rejected call threw. An error may carry `fields`, as the answers of the API do. */
export function formFailure(thrown: unknown): FormFailure {
  const message = thrown instanceof Error && thrown.message ? thrown.message : 'It could not be saved';
  const fields = typeof thrown === 'object' && thrown !== null && 'fields' in thrown ? thrown.fields : undefined;
  if (typeof fields !== 'object' || fields === null) return { message, fields: noProblems };
  return {
    message,
    fields: Object.fromEntries(
      Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  };
}
