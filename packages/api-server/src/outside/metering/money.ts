/** Amounts are stored in billionths, whole, so that sums are exact. */
const billion = 1_000_000_000;

/** The same for the price of one unit, which may be a fraction. */
export const nanosFor = (price: number): number => price * billion;

export const toNanos = (amount: number): number => Math.round(amount * billion);
export const fromNanos = (nanos: number): number => nanos / billion;
