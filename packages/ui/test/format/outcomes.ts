import { fn } from 'storybook/test';
import type { Outcome, Refusal } from '../../src/format/outcome.ts';

/** What was asked for is done, and there is nothing more to say. */
export const done = { kind: 'done', value: undefined } as const satisfies Outcome<undefined>;

/** A call that does what it is asked to. */
export const agree = () => fn(async (): Promise<Outcome<undefined>> => done);

/** A call that is refused. */
export const refuse = (refusal: Refusal) => fn(async (): Promise<Refusal> => refusal);
