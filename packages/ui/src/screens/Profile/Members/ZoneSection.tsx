import { isZone } from '@switchboard/api-contract/zone';
import { useState } from 'react';
import { FormDialog } from '../../../blocks/forms/FormDialog/FormDialog.tsx';
import { useCheckedForm } from '../../../blocks/forms/useCheckedForm.ts';
import { noProblems } from '../../../blocks/forms/problemsOf.ts';
import { NoValue } from '../../../blocks/marks/NoValue/NoValue.tsx';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { zoneNames } from '../../../format/zones.ts';
import { roleMay, roleName } from './MembersTab.css.ts';
import type { MembersControl } from './MembersControl.ts';

interface ZoneSectionProps extends Pick<MembersControl, 'onZone'> {
  /** An IANA zone; missing until one is set. */
  zone: string | undefined;
}

/** The zone of the organisation's months and days. */
export function ZoneSection({ zone, onZone }: ZoneSectionProps) {
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
