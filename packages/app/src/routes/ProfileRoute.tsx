import { demoCredentials } from '@switchboard/api-contract/session';
import { ProfileScreen } from '@switchboard/ui/screens/Profile';
import { useTheme } from '@switchboard/ui/theme/Theme';
import { MembersTab as MembersScreen } from '@switchboard/ui/screens/Profile/Members';
import { AccountSections } from '@switchboard/ui/screens/Profile/Account';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { Notifications } from '@switchboard/ui/screens/Profile/Notifications';
import { roleMay } from '@switchboard/api-contract/roles';
import { Keys } from '@switchboard/ui/screens/Profile/Keys';
import { Audit } from '@switchboard/ui/screens/Profile/Audit';
import { type Usage, usageMonth, type BudgetsRequest, type PricesRequest } from '@switchboard/api-contract/usage';
import { dataOf } from '@switchboard/ui/format/viewState';
import { BudgetDialog } from '@switchboard/ui/screens/Profile/Usage/BudgetDialog';
import { PricesDialog } from '@switchboard/ui/screens/Profile/Usage/PricesDialog';
import { exportName } from '@switchboard/ui/format/exportFile';
import { UsagePanel } from '@switchboard/ui/screens/Profile/Usage/UsagePanel';
import { usageEndpoints } from '@switchboard/api-contract/endpoints/usage';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { useQueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { limits } from '@switchboard/api-contract/limits';
import { useAddressState } from '../hooks/useAddressState.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import { useLeave } from '../session/LeaveGuard.tsx';
import { pageSays } from '../session/pageSays.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useNow, readClock } from '../clock.ts';
import { accountQueries, useAccount } from '../queries/account.ts';
import { useKeys } from '../queries/keys.ts';
import { useMembers } from '../queries/members.ts';
import { paths, withReturnAddress } from '../paths.ts';
import { useNotifications } from '../queries/notifications.ts';
import { useAudit } from '../queries/useAudit.ts';
import { useSaveAnswer } from '../hooks/useSaveAnswer.ts';
import { agentListQueries } from '../queries/agentList.ts';
import { useRead, toViewState } from '../queries/useRead.ts';
import { write } from '../api/outcomes.ts';
import { call, callForFile } from '../api/client.ts';

/** Reads of what was used, of budgets and of prices: key, call, interval. */
const usageQueries = {
  /** Of a month, `YYYY-MM`; of this one if it is empty. */
  month: (month: string) =>
    queryOptions({
      queryKey: ['usage', month],
      queryFn: ({ signal }) => call(usageEndpoints.usage, { query: { month }, signal }),
      refetchInterval: limits.pollMs.connections,
    }),
  budgets: () =>
    queryOptions({ queryKey: ['budgets'], queryFn: ({ signal }) => call(usageEndpoints.budgets, { signal }) }),
  prices: () =>
    queryOptions({ queryKey: ['prices'], queryFn: ({ signal }) => call(usageEndpoints.prices, { signal }) }),
};

const { queryKey: budgetsKey } = usageQueries.budgets();
const { queryKey: pricesKey } = usageQueries.prices();

/** What was used in a month (any other text means this one), and how budgets and prices are saved. */
function useUsage(wanted: string) {
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

/** The tab Usage of /profile. */
function UsageTab() {
  const [{ month: wanted, open }, setAddress] = useAddressState({ month: '', open: '' });
  const { usage, month, latest, saveBudgets, savePrices } = useUsage(wanted);
  const now = useNow(usage);
  const save = useSaveAnswer();
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
        onExport={() =>
          save(exportName(`usage-${month}`, 'csv', now), callForFile(usageEndpoints.exportUsage, { query: { month } }))
        }
      />
      {open === 'budget' && budgets && agents ? (
        <BudgetDialog budgets={budgets} agents={agents.items.map(idAndName)} onSave={saveBudgets} onClose={close} />
      ) : null}
      {open === 'prices' && prices ? (
        <PricesDialog prices={prices} missing={unpricedIn(dataOf(usage))} onSave={savePrices} onClose={close} />
      ) : null}
    </>
  );
}

const idAndName = ({ id, name }: { readonly id: string; readonly name?: string | undefined }) => ({
  id,
  name: name ?? id,
});

/** What was used in the shown month and has no price yet. */
const unpricedIn = (usage: Usage | undefined) =>
  (usage?.byService.items ?? []).flatMap(({ service, name, missing }) =>
    missing.items.map(({ unit, model }) => ({ service, name, unit, model })),
  );

const defaultFilters = { member: '', kind: '', time: '7' };

/** The tab Audit log of /profile. */
function AuditTab() {
  const { session } = useSession();
  const [filters, setFilters] = useAddressState(defaultFilters);
  const audit = useAudit(filters, roleMay(session?.user.role ?? '', 'administer'));
  const now = useNow(audit.view);
  return <Audit {...audit} now={now} filters={filters} onFilter={setFilters} />;
}

const setupAt = (service: string): string =>
  withReturnAddress(addresses.setup(service), `${paths.profile}?tab=notifications`);

/** The tab Notifications of /profile. */
function NotificationsTab() {
  const { view, ...actions } = useNotifications();
  const now = useNow(view);
  return <Notifications view={view} now={now} setupAt={setupAt} {...actions} />;
}

const demoNote = 'The demo account is shared: its password can’t be changed and it can’t have passkeys.';

/** The member's own account, on /profile. */
function Account() {
  const { session } = useSession();
  const account = useAccount();
  const now = useNow(account.sessions.view);
  const isDemo = session?.user.username === demoCredentials.username;
  const own = useRead(accountQueries.session());
  return (
    <AccountSections
      {...account}
      now={now}
      lockedReason={isDemo ? demoNote : undefined}
      withoutPassword={own.isLoading ? 'loading' : own.data?.withoutPassword}
    />
  );
}

/** The tab Keys of /profile. */
function KeysTab() {
  const keys = useKeys();
  const now = useNow(keys.view);
  const agents = useRead(agentListQueries.list()).data?.items ?? [];
  const own = useRead(accountQueries.session()).data;
  return (
    <Keys
      {...keys}
      now={now}
      agents={agents}
      sso={pageSays.signOn(paths.profile)?.name}
      origin={window.location.origin}
      callsAt={paths.api}
      withoutPassword={own?.withoutPassword}
    />
  );
}

/** The tab Members of /profile. */
function MembersTab() {
  const { session } = useSession();
  const members = useMembers();
  const now = useNow(members.view);
  return <MembersScreen {...members} now={now} organisation={session?.tenant?.name} />;
}

/** What each tab shows; each reads for itself. */
const contents = {
  keys: () => <KeysTab />,
  members: () => <MembersTab />,
  notifications: () => <NotificationsTab />,
  usage: () => <UsageTab />,
  audit: () => <AuditTab />,
} as const;

/** /profile */
export function Component() {
  const { session, signOut, signOutThere } = useSession();
  const there = useRead(accountQueries.session()).data?.signedInWith;
  const { choice, setChoice } = useTheme();
  const [{ tab }, setAddress] = useAddressState({ tab: 'profile' });
  const leave = useLeave();
  usePageTitle('Profile');
  if (!session) return null;
  const byDemoAccess = session.user.username === demoCredentials.username;
  return (
    <ProfileScreen
      user={session.user}
      tenant={session.tenant}
      tenantMissing={byDemoAccess ? 'Not kept by Demo Access' : undefined}
      appearance={choice}
      onAppearance={setChoice}
      onSignOut={() => leave(signOut)}
      signOutThere={
        there?.name !== undefined && there.signsOut
          ? { name: there.name, onSignOut: () => leave(() => void signOutThere()) }
          : undefined
      }
      account={<Account />}
      tab={tab}
      onTabChange={(next) => setAddress({ tab: next })}
      contents={contents}
    />
  );
}
