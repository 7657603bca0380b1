import { pageSchedule } from '../../blocks/agents/AgentPage/pageSchedule.ts';
import { LoadingSchedule, ScheduleCard, useScheduleForm } from '../../blocks/agents/ScheduleCard/ScheduleCard.tsx';
import { saveBarProps } from '../../blocks/forms/SettingsForm/saveBarProps.ts';
import { useDeniedReason } from '../../blocks/roles/RoleContext.ts';
import { SaveBar } from '../../components/forms/SaveBar/SaveBar.tsx';
import type { AgentPageProps, StatusBase } from '../../blocks/agents/AgentPage/AgentPage.tsx';

interface SyncScheduleProps {
  page: Pick<AgentPageProps<StatusBase, object>, 'agent' | 'schedule' | 'now'>;
}

/** When contacts are synced: all that this page saves by a bar, since its switches act at once. */
export const SyncSchedule = ({ page }: SyncScheduleProps) =>
  page.schedule.saved.status === 'loading' ? <LoadingSchedule /> : <Edited page={page} />;

function Edited({ page }: SyncScheduleProps) {
  const form = useScheduleForm(page.schedule, page.now);
  const deniedReason = useDeniedReason('configure');
  return (
    <>
      <ScheduleCard {...pageSchedule(page)} form={form} now={page.now} />
      {form.dirty || form.busy ? (
        <SaveBar
          {...saveBarProps({ schedule: form })}
          disabledReason={deniedReason}
          resetLabel="Cancel"
          onReset={form.onDiscard}
        />
      ) : null}
    </>
  );
}
