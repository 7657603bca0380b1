import type { Workflow } from '@switchboard/api-contract/agents/orchestrator';
import { Pause, Play, RotateCw, Square } from 'lucide-react';
import { useBusy } from '../../components/useBusy.ts';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { LinkButton } from '../../components/actions/LinkButton/LinkButton.tsx';
import type { IconType } from '../../components/display/Icon/Icon.tsx';
import { Row } from '../../components/layout/Row/Row.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { formMessage, type Outcome } from '../../format/outcome.ts';
import { clip } from '../../format/text.ts';
import type { WorkflowControl } from './WorkflowControl.ts';

interface WorkflowAction {
  readonly label: string;
  readonly icon: IconType;
  readonly does: (control: WorkflowControl, id: string) => Promise<Outcome<unknown>>;
}

const cancel: WorkflowAction = { label: 'Cancel', icon: Square, does: ({ onCancel }, id) => onCancel(id) };
const retry: WorkflowAction = {
  label: 'Retry from the failed step',
  icon: RotateCw,
  does: ({ onRetry }, id) => onRetry(id),
};

/** What can be done with a workflow, by its status. */
const actionsByStatus: Readonly<Record<string, readonly WorkflowAction[]>> = {
  running: [{ label: 'Pause', icon: Pause, does: ({ onPause }, id) => onPause(id, true) }, cancel],
  paused: [{ label: 'Resume', icon: Play, does: ({ onPause }, id) => onPause(id, false) }, cancel],
  failed: [retry],
  cancelled: [{ ...retry, label: 'Retry what is left' }],
};
const notes: Readonly<Record<string, string>> = {
  paused: 'Paused: no further step starts. Steps that are running finish.',
  cancelled: 'Cancelled: earlier results are kept.',
};

/** Pause, Resume, Cancel and Retry of a workflow, and the way to its run. */
export function WorkflowActions({ workflow, control }: { workflow: Workflow; control: WorkflowControl }) {
  const { id, status = '' } = workflow;
  const [act, busy, { refusal }] = useBusy(({ does }: WorkflowAction) => does(control, id));
  const note = Object.hasOwn(notes, status) ? notes[status] : undefined;
  const offered = Object.hasOwn(actionsByStatus, status) ? actionsByStatus[status] : [];
  return (
    <Stack gap={3}>
      {refusal ? <Banner tone="critical">{clip(formMessage(refusal), 300)}</Banner> : null}
      {note === undefined ? null : <p>{note}</p>}
      <Row gap={2} wrap>
        {offered?.map((each) => (
          <ActionButton
            needs="work"
            key={each.label}
            size="sm"
            icon={each.icon}
            disabled={busy}
            onClick={() => act(each)}
          >
            {each.label}
          </ActionButton>
        ))}
        <LinkButton size="sm" href={control.runHref(id)}>
          View run
        </LinkButton>
      </Row>
    </Stack>
  );
}
