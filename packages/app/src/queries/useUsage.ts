import { usageEndpoints } from '@switchboard/api-contract/endpoints/usage';
import { usageMonth, type BudgetsRequest, type PricesRequest } from '@switchboard/api-contract/usage';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { write } from '../api/write.ts';
import { readClock } from '../readClock.ts';
import { toViewState } from './toViewState.ts';
import { usageQueries } from './usage.ts';
import { useRead } from './useRead.ts';

const { queryKey: budgetsKey } = usageQueries.budgets();
const { queryKey: pricesKey } = usageQueries.prices();

/** What was used in a month (any other text means this one), and how budgets and prices are saved. */
export function useUsage(wanted: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const current = useRead(usageQueries.month(''));
  const latest = current.data?.month ?? readClock().toISOString().slice(0, 7);
  const month = usageMonth.test(wanted) && wanted < latest ? wanted : latest;
  const earlier = useRead({ ...usageQueries.month(month), enabled: month !== latest });
  /** What was used is counted anew; `other`, which may be in another currency now, is read when it is shown. */
  const saved = async (title: string, other: QueryKey) => {
    void queryClient.invalidateQueries({ queryKey: other });
    await queryClient.invalidateQueries({ queryKey: ['usage'] });
    toast.show({ tone: 'positive', title });
  };
  return {
    month,
    latest,
    usage: toViewState(month === latest ? current : earlier),
    saveBudgets: async (body: BudgetsRequest) => {
      const outcome = await write(usageEndpoints.setBudgets, { body });
      if (outcome.kind !== 'done') return outcome;
      queryClient.setQueryData(budgetsKey, outcome.value);
      await saved('Budgets saved', pricesKey);
      return outcome;
    },
    savePrices: async (body: PricesRequest) => {
      const outcome = await write(usageEndpoints.setPrices, { body });
      if (outcome.kind !== 'done') return outcome;
      queryClient.setQueryData(pricesKey, outcome.value);
      await saved('Prices saved', budgetsKey);
      return outcome;
    },
  };
}
