import { fn } from 'storybook/test';
import type { Outcome, Refusal } from '../../src/format/outcome.ts';

/** An action that succeeded without a value. */
export const done = { kind: 'done', value: undefined } as const satisfies Outcome<undefined>;

/** A call that succeeds. */
export const agree = () => fn(async (): Promise<Outcome<undefined>> => done);

/** A call that is refused. */
export const refuse = (refusal: Refusal) => fn(async (): Promise<Refusal> => refusal);
