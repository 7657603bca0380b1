import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Dialog } from '../../../components/layers/Dialog/Dialog.tsx';
import { SampleMark } from '../../marks/SampleMark/SampleMark.tsx';
import { SandboxMark } from '../../marks/SandboxMark/SandboxMark.tsx';
import { isSimulated } from './isSimulated.ts';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { nameOf } from './nameOf.ts';
import { RecordFacts } from './RecordFacts.tsx';
import type { RecordKind } from './recordKind.ts';

interface RecordDetailProps<Row> {
  kind: Pick<RecordKind<Row>, 'one' | 'titleOf' | 'fields' | 'more'>;
  record: Row;
  sample: boolean;
  now: Date;
  extraActions?: ((rows: readonly Row[]) => ReactNode) | undefined;
  onClose: () => void;
}

/** Every field of one record. */
export function RecordDetail<R>({ kind, record, sample, now, extraActions, onClose }: RecordDetailProps<R>) {
  return (
    <Dialog
      open
      size="lg"
      focusTitle
      onClose={onClose}
      title={
        <Row gap={2} wrap>
          <bdi>{nameOf(kind, record)}</bdi>
          {sample ? <SampleMark /> : isSimulated(record) ? <SandboxMark /> : null}
        </Row>
      }
      foot={
        <>
          {sample ? null : extraActions?.([record])}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <RecordFacts fields={kind.fields} record={record} now={now} />
      {kind.more?.(record, now)}
    </Dialog>
  );
}
