import type { Usage } from '@switchboard/api-contract/usage';
import { dataOf } from '@switchboard/ui/format/viewState';
import { BudgetDialog } from '@switchboard/ui/screens/Profile/Usage/BudgetDialog';
import { PricesDialog } from '@switchboard/ui/screens/Profile/Usage/PricesDialog';
import { usageFile } from '@switchboard/ui/screens/Profile/Usage/usageFile';
import { UsagePanel } from '@switchboard/ui/screens/Profile/Usage/UsagePanel';
import { useAddressState } from '../hooks/useAddressState.ts';
import { useNow } from '../hooks/useNow.ts';
import { useSaveFile } from '../hooks/useSaveFile.ts';
import { agentListQueries } from '../queries/agentList.ts';
import { usageQueries } from '../queries/usage.ts';
import { useRead } from '../queries/useRead.ts';
import { useUsage } from '../queries/useUsage.ts';

/** The tab Usage of /profile. */
export function UsageTab() {
  const [{ month: wanted, open }, setAddress] = useAddressState({ month: '', open: '' });
  const { usage, month, latest, saveBudgets, savePrices } = useUsage(wanted);
  const now = useNow(usage);
  const saveFile = useSaveFile();
  const budgets = useRead({ ...usageQueries.budgets(), enabled: open === 'budget' }).data;
  const prices = useRead({ ...usageQueries.prices(), enabled: open === 'prices' }).data;
  const agents = useRead({ ...agentListQueries.list(), enabled: open === 'budget' }).data;
  const close = () => setAddress({ open: '' });
  return (
    <>
      <UsagePanel
        usage={usage}
        now={now}
        month={month}
        latest={latest}
        onMonthChange={(next) => setAddress({ month: next === latest ? '' : next })}
        onBudget={() => setAddress({ open: 'budget' })}
        onPrices={() => setAddress({ open: 'prices' })}
        onExport={(read) => void saveFile(usageFile(read, now))}
      />
      {open === 'budget' && budgets && agents ? (
        <BudgetDialog budgets={budgets} agents={agents.items.map(named)} onSave={saveBudgets} onClose={close} />
      ) : null}
      {open === 'prices' && prices ? (
        <PricesDialog prices={prices} missing={missingIn(dataOf(usage))} onSave={savePrices} onClose={close} />
      ) : null}
    </>
  );
}

const named = ({ id, name }: { readonly id: string; readonly name?: string | undefined }) => ({ id, name: name ?? id });

/** What was used in the shown month and has no price. */
const missingIn = (usage: Usage | undefined) =>
  (usage?.byService.items ?? []).flatMap(({ service, name, missing }) =>
    missing.items.map(({ unit, model }) => ({ service, name, unit, model })),
  );
