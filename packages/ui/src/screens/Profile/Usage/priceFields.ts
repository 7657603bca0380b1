import type { PriceRow } from '@switchboard/api-contract/usage';
import { shownFor, unitOf } from './unitWords.ts';

interface Name {
  /** The service's. */
  readonly name?: string | undefined;
}

/** A price that can be entered. */
export interface PriceField {
  readonly key: string;
  /** What it is the price of. */
  readonly of: { readonly service: string; readonly unit: string; readonly model?: string | undefined };
  /** 'OpenAI gpt-4o, million tokens in' */
  readonly label: string;
  /** For one unit; undefined: unknown. */
  readonly amount: number | undefined;
  /** For how many units it is shown. */
  readonly shownFor: number;
  /** Where it is from; undefined: nobody entered one. */
  readonly source: string | undefined;
  readonly at: string | undefined;
}

/** The prices that there are and those that are missing, by service. */
export function priceFields(
  prices: readonly PriceRow[],
  missing: readonly (PriceField['of'] & Name)[],
): readonly PriceField[] {
  const there = prices.map(({ service, name, unit, model, amount, source, at }) =>
    fieldOf({ service, name, unit, model }, { amount, source, at }),
  );
  const absent = missing
    .map((of) => fieldOf(of, { amount: undefined, source: undefined, at: undefined }))
    .filter(({ key }) => !there.some((field) => field.key === key));
  return [...absent, ...there];
}

function fieldOf(of: PriceField['of'] & Name, rest: Pick<PriceField, 'amount' | 'source' | 'at'>): PriceField {
  const { service, name, unit, model } = of;
  return {
    key: [service, unit, model ?? ''].join(' '),
    of: { service, unit, ...(model && { model }) },
    label: `${[name ?? service, model].filter(Boolean).join(' ')}, ${unitOf(unit).one}`,
    shownFor: shownFor(unit),
    ...rest,
  };
}
