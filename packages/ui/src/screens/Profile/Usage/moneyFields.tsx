import { limits } from '@switchboard/api-contract/limits';
import { parseNumber } from '../../../components/forms/NumberInput/NumberInput.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { Select } from '../../../components/forms/Select/Select.tsx';

/** An amount as it is typed: empty means none. */
export const amountText = (amount: number | undefined): string =>
  amount === undefined ? '' : String(Number(amount.toPrecision(12)));

/** The amount that was typed; null for none. */
export const parseAmount = (text: string): number | null => (text.trim() === '' ? null : parseNumber(text));

/** What is wrong with a typed amount; undefined if nothing is. */
function amountProblem(text: string, least: number): string | undefined {
  if (text.trim() === '') return undefined;
  const amount = parseNumber(text);
  if (amount === null) return 'Enter an amount such as 12.50, or leave it empty';
  if (amount < least)
    return least === 0 ? 'Enter an amount, or leave it empty' : `Enter an amount of at least ${least}`;
  return amount > limits.usage.amount ? `Enter at most ${limits.usage.amount.toLocaleString('en')}` : undefined;
}

/** The problems of typed amounts, by field. `currency` is not an amount. */
export const amountProblems = (fields: Readonly<Record<string, string>>, least: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, text]) => {
      const problem = field === 'currency' ? undefined : amountProblem(text, least);
      return problem === undefined ? [] : [[field, problem]];
    }),
  );

const offered = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'JPY', 'PLN', 'SEK', 'NOK', 'DKK', 'CZK', 'INR', 'BRL'];

interface CurrencyFieldProps {
  value: string;
  saved: string;
  error: string | undefined;
  onValueChange: (currency: string) => void;
}

/** The organisation's currency. */
export function CurrencyField({ value, saved, error, onValueChange }: CurrencyFieldProps) {
  return (
    <Field
      label="Currency"
      hint={
        value === saved
          ? 'Of all prices and budgets. The prices that come with the product are in USD.'
          : `Nothing is converted: prices and budgets in ${saved} do not hold in ${value}, and what was spent in ${saved} is no longer included.`
      }
      error={error}
    >
      <Select
        value={value}
        onValueChange={onValueChange}
        options={offered.map((one) => ({ value: one, label: one }))}
      />
    </Field>
  );
}
