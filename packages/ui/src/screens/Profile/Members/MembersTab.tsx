import type { MemberList } from '@switchboard/api-contract/members';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { isZone } from '@switchboard/api-contract/time';
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
import { type MembersControl, MembersTable } from './MembersTable.tsx';
import { roleOptions } from '../../../rules/members.ts';
import { FormDialog } from '../../../blocks/forms/FormDialog/FormDialog.tsx';
import { useCheckedForm } from '../../../blocks/forms/useCheckedForm.ts';
import { noProblems } from '../../../blocks/forms/problemsOf.ts';
import { NoValue } from '../../../blocks/marks/NoValue/NoValue.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { zoneNames } from '../../../format/zones.ts';

interface ZoneSectionProps extends Pick<MembersControl, 'onZone'> {
  /** An IANA zone; missing until one is set. */
  zone: string | undefined;
}

/** The zone of the organisation's months and days. */
function ZoneSection({ zone, onZone }: ZoneSectionProps) {
  const [open, setOpen] = useState(false);
  return (
    <Section title="Time zone">
      <Card padded>
        <Row justify="between" wrap gap={4}>
          <div>
            <p className={roleName}>{zone ?? <NoValue />}</p>
            <p className={roleMay}>The months and days of usage and budgets are counted in it.</p>
          </div>
          <Button aria-label="Change the time zone" onClick={() => setOpen(true)}>
            Change
          </Button>
        </Row>
      </Card>
      {open ? <ZoneDialog zone={zone ?? 'UTC'} onZone={onZone} onClose={() => setOpen(false)} /> : null}
    </Section>
  );
}

function ZoneDialog({ zone, onZone, onClose }: ZoneSectionProps & { zone: string; onClose: () => void }) {
  const form = useCheckedForm({
    blank: { zone },
    check: (draft) => (isZone(draft.zone) ? noProblems : { zone: 'Choose a time zone such as Europe/Berlin' }),
    send: (draft) => onZone(draft.zone),
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="sm"
      title="Time zone of the organisation"
      description="Members still see times in their own time zone."
      submitLabel="Save"
    >
      <Field label="Time zone" hint="Type a city or a region." error={form.problemOf('zone')}>
        <TextInput autoComplete="off" suggestions={zoneNames} {...form.inputOf('zone')} />
      </Field>
    </FormDialog>
  );
}

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
                sso={list.sso}
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
          sso={dataOf(view)?.sso}
          onOpen={setDialog}
          onClose={() => setDialog(undefined)}
          {...control}
        />
      ) : null}
    </Stack>
  );
}
