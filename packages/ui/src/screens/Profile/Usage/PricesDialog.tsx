import type { PriceList, PriceRow, PricesRequest, UsageUnit } from '@switchboard/api-contract/usage';
import { FormDialog } from '../../../blocks/forms/FormDialog/FormDialog.tsx';
import { useCheckedForm } from '../../../blocks/forms/useCheckedForm.ts';
import { Link } from '../../../components/actions/Link/Link.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { day } from '../../../format/dates.ts';
import type { Outcome } from '../../../format/outcome.ts';
import { clip } from '../../../format/text.ts';
import { parseAmount, amountProblems, amountText, CurrencyField } from './moneyFields.tsx';
import { unitOf } from './unitWords.ts';
import { price as priceClass } from './Usage.css.ts';

/** A price that can be entered. */
interface PriceField extends Pick<PriceRow, 'amount' | 'source' | 'at'> {
  readonly key: string;
  /** What it is the price of. */
  readonly of: { readonly service: string; readonly unit: string; readonly model?: string | undefined };
  /** 'OpenAI gpt-4o, million tokens in' */
  readonly label: string;
  /** For how many units it is shown. */
  readonly shownFor: number;
}

/** What was used and has no price. `name`: the service's. */
type Missing = PriceField['of'] & { readonly name?: string | undefined };

export interface PricesDialogProps {
  prices: PriceList;
  missing: readonly Missing[];
  onSave: (changes: PricesRequest) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

/** What each unit costs, where that is from, and what is unknown. */
export function PricesDialog({ prices, missing, onSave, onClose }: PricesDialogProps) {
  const fields = priceFields(prices.items.items, missing);
  const blank: Record<string, string> = {
    currency: prices.currency,
    ...Object.fromEntries(
      fields.map(({ key, amount, shownFor }) => [
        key,
        amountText(amount === undefined ? undefined : amount * shownFor),
      ]),
    ),
  };
  const form = useCheckedForm({
    blank,
    check: (amounts) => amountProblems(amounts, 0),
    send: (draft) => onSave(changesIn(fields, blank, draft)),
    onSent: onClose,
  });
  const { draft, problemOf, edit } = form;
  const currency = draft['currency'] ?? prices.currency;
  return (
    <FormDialog
      form={form}
      needs="administer"
      size="lg"
      title="Prices"
      description="What calls cost from now on. Without a price it is unknown, and stays out of sums and budgets."
      submitLabel="Save"
      onClose={onClose}
    >
      <Stack gap={3}>
        <CurrencyField
          value={currency}
          saved={prices.currency}
          error={problemOf('currency')}
          onValueChange={(value) => edit({ currency: value })}
        />
        <div>
          {fields.map((field) => (
            <Field
              key={field.key}
              className={priceClass}
              label={clip(field.label, 120)}
              hint={<PriceSource field={field} />}
              error={problemOf(field.key)}
            >
              <TextInput
                inputMode="decimal"
                autoComplete="off"
                suffix={currency}
                placeholder="unknown"
                {...form.inputOf(field.key)}
              />
            </Field>
          ))}
        </div>
      </Stack>
    </FormDialog>
  );
}

/** A field for each price: the missing ones, then those that are set. */
function priceFields(prices: readonly PriceRow[], missing: readonly Missing[]): readonly PriceField[] {
  const there = prices.map((price) => fieldOf(price));
  const absent = missing
    .map((unpriced) => fieldOf(unpriced))
    .filter(({ key }) => !there.some((field) => field.key === key));
  return [...absent, ...there];
}

function fieldOf({ service, name, unit, model, amount, source, at }: Missing & Partial<PriceRow>): PriceField {
  return {
    key: [service, unit, model ?? ''].join(' '),
    of: { service, unit, ...(model && { model }) },
    label: `${[name ?? service, model].filter(Boolean).join(' ')}, ${unitOf(unit).one}`,
    shownFor: unitOf(unit).shownFor ?? 1,
    amount,
    source,
    at,
  };
}

/** Where a price is from, and since when. */
function PriceSource({ field: { source, at } }: { field: PriceField }) {
  if (source === undefined) return 'Used, but without a price';
  return (
    <>
      {source.startsWith('https:') ? (
        <Link variant="underline" href={source}>
          Price list
        </Link>
      ) : (
        `Entered by ${clip(source, 60) || 'an admin'}`
      )}
      , {day(at)}
    </>
  );
}

/** The prices that were changed. In another currency, those that were not typed again are dropped. */
function changesIn(
  fields: readonly PriceField[],
  before: Readonly<Record<string, string>>,
  draft: Readonly<Record<string, string>>,
): PricesRequest {
  const { currency } = draft;
  const isOther = currency !== before['currency'];
  return {
    ...(isOther && currency !== undefined && { currency }),
    items: fields.flatMap(({ key, of, shownFor }) => {
      const value = draft[key] ?? '';
      if (value === before[key]) return [];
      const amount = parseAmount(value);
      return [{ ...of, unit: of.unit as UsageUnit, amount: amount === null ? null : amount / shownFor }];
    }),
  };
}
