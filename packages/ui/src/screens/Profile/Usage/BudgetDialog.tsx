import type { BudgetList, BudgetsRequest } from '@switchboard/api-contract/usage';
import { FormDialog } from '../../../blocks/forms/FormDialog/FormDialog.tsx';
import { useCheckedForm } from '../../../blocks/forms/useCheckedForm.ts';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import { clip } from '../../../format/text.ts';
import { text } from '../../../theme/typography.css.ts';
import { parseAmount, amountProblems, amountText, CurrencyField } from './moneyFields.tsx';

export interface BudgetDialogProps {
  budgets: BudgetList;
  /** The agents whose runs can have a budget. */
  agents: readonly { readonly id: string; readonly name: string }[];
  onSave: (changes: BudgetsRequest) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

const perRunField = (id: string) => `perRun.${id}`;
const smallest = 0.01;

/** What may be spent: by the organisation in a month, and by each run of an agent. Empty means no limit. */
export function BudgetDialog({ budgets, agents, onSave, onClose }: BudgetDialogProps) {
  const blank: Record<string, string> = {
    currency: budgets.currency,
    month: amountText(budgets.month),
    ...Object.fromEntries(agents.map(({ id }) => [perRunField(id), amountText(budgets.perRun?.[id])])),
  };
  const form = useCheckedForm({
    blank,
    check: (amounts) => amountProblems(amounts, smallest),
    send: (draft) => onSave(changesIn(blank, draft)),
    onSent: onClose,
  });
  const { draft, problemOf, edit } = form;
  const currency = draft['currency'] ?? budgets.currency;
  const amount = (field: string, label: string, hint?: string) => (
    <Field key={field} label={label} hint={hint} error={problemOf(field)}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        suffix={currency}
        placeholder="No limit"
        {...form.inputOf(field)}
      />
    </Field>
  );
  return (
    <FormDialog
      form={form}
      needs="administer"
      title="Budgets"
      description="What calls may cost. At its budget a run stops with what it has, and spends nothing more."
      submitLabel="Save"
      onClose={onClose}
    >
      <Stack gap={4}>
        {amount('month', 'Each month', 'For all agents and the assistant together. You are told at 80%.')}
        <CurrencyField
          value={currency}
          saved={budgets.currency}
          error={problemOf('currency')}
          onValueChange={(value) => edit({ currency: value })}
        />
        <h3 className={text.titleSm}>Each run of</h3>
        {agents.map(({ id, name }) => amount(perRunField(id), clip(name, 60)))}
      </Stack>
    </FormDialog>
  );
}

/** The budgets that were changed; in another currency, all that are not empty. */
function changesIn(before: Readonly<Record<string, string>>, draft: Readonly<Record<string, string>>): BudgetsRequest {
  const { currency, month, ...runs } = draft;
  const isOther = currency !== before['currency'];
  const isSent = (field: string, value: string) => (isOther ? value.trim() !== '' : value !== before[field]);
  return {
    ...(isOther && currency !== undefined && { currency }),
    ...(month !== undefined && isSent('month', month) && { month: parseAmount(month) }),
    perRun: Object.fromEntries(
      Object.entries(runs).flatMap(([field, value]) =>
        isSent(field, value) ? [[field.slice('perRun.'.length), parseAmount(value)]] : [],
      ),
    ),
  };
}
