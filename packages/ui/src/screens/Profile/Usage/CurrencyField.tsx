import { Field } from '../../../components/forms/Field/Field.tsx';
import { Select } from '../../../components/forms/Select/Select.tsx';

const offered = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'JPY', 'PLN', 'SEK', 'NOK', 'DKK', 'CZK', 'INR', 'BRL'];

interface CurrencyFieldProps {
  value: string;
  saved: string;
  error: string | undefined;
  onValueChange: (currency: string) => void;
}

/** What an organisation counts money in. */
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
