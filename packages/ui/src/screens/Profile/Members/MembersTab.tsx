import type { MemberList } from '@switchboard/api-contract/members';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { SkeletonRows } from '../../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { useDeniedReason } from '../../../blocks/roles/RoleContext.ts';
import { ViewRegion } from '../../../blocks/states/ViewRegion/ViewRegion.tsx';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Count } from '../../../components/display/Count/Count.tsx';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { Grid } from '../../../components/layout/Grid/Grid.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { EmptyState } from '../../../components/states/EmptyState/EmptyState.tsx';
import { count } from '../../../format/numbers.ts';
import { clip } from '../../../format/text.ts';
import { dataOf, type ViewState } from '../../../format/viewState.ts';
import { InvitedSection } from './InvitedSection.tsx';
import { roleId, roleMay, roleName } from './MembersTab.css.ts';
import { MemberDialogs, type MemberDialog } from './MemberDialogs.tsx';
import type { MembersControl } from './MembersControl.ts';
import { MembersTable } from './MembersTable.tsx';
import { roleOptions } from '../../../rules/memberRole.ts';
import { ZoneSection } from './ZoneSection.tsx';

export interface MembersTabProps extends MembersControl {
  view: ViewState<MemberList>;
  now: Date;
  /** The organisation's name. */
  organisation: string | undefined;
}

const blank = { email: '', role: 'tenant_member' } as const;

/** Who belongs to the organisation, who was invited, and what each role may do. For admins alone. */
export function MembersTab({ view, now, organisation = 'your organisation', ...control }: MembersTabProps) {
  const [dialog, setDialog] = useState<MemberDialog>();
  const deniedReason = useDeniedReason('administer');
  if (deniedReason !== undefined) {
    return <EmptyState kind="no-match" title="Only admins manage members" text={deniedReason} />;
  }
  const members = dataOf(view)?.members.items;
  return (
    <Stack gap={8}>
      <Section
        title="Members"
        mark={members && <Count>{count(members.length)}</Count>}
        actions={
          <Button variant="primary" size="sm" icon={UserPlus} onClick={() => setDialog({ kind: 'invite', blank })}>
            Invite
          </Button>
        }
      >
        <Card clipped>
          <ViewRegion bare view={view} name="members" now={now} loading={<SkeletonRows rows={4} />}>
            {(list) => (
              <MembersTable
                members={list.members}
                now={now}
                onRole={control.onRole}
                onAction={(kind, member) => setDialog({ kind, member })}
              />
            )}
          </ViewRegion>
        </Card>
      </Section>
      {view.status === 'ready' && view.data.invitations.items.length > 0 ? (
        <InvitedSection
          invitations={view.data.invitations}
          now={now}
          onWithdraw={control.onWithdraw}
          onInviteAgain={(again) => setDialog({ kind: 'invite', blank: again })}
        />
      ) : null}
      <Section title="What each role may do">
        <Grid columns={3}>
          {roleOptions.map(({ value, label, hint }) => (
            <Card key={value} padded>
              <h3 className={roleName}>{label}</h3>
              <p className={roleId}>{value}</p>
              <p className={roleMay}>{hint}</p>
            </Card>
          ))}
        </Grid>
      </Section>
      {view.status === 'ready' ? <ZoneSection zone={view.data.zone} onZone={control.onZone} /> : null}
      {dialog ? (
        <MemberDialogs
          dialog={dialog}
          organisation={clip(organisation, 80)}
          onOpen={setDialog}
          onClose={() => setDialog(undefined)}
          {...control}
        />
      ) : null}
    </Stack>
  );
}
