import type { ReactNode } from 'react';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { SandboxMark } from '../../marks/SandboxMark/SandboxMark.tsx';
import { shrinks, recordName } from './RecordsSection.css.ts';

/** What a row or card shows of its list. */
export interface RowParts<Row> {
  /** The checkbox that selects one; none where nothing can be done with several. */
  readonly select?: ((row: Row) => ReactNode) | undefined;
  /** The mark of one from the sandbox; nothing where all of them are, since the heading then carries it. */
  readonly mark: (row: Row) => ReactNode;
}

interface OpenRecordProps {
  onOpen: () => void;
  /** The record's name. */
  children: ReactNode;
}

/** The name of a record in a card or row with the class `opens`: a press anywhere on that opens the detail. */
export function OpenRecord({ onOpen, children }: OpenRecordProps) {
  return (
    <button type="button" className={recordName} onClick={onOpen}>
      {children}
    </button>
  );
}

/** Whether a record came from the sandbox. */
export const isFromSandbox = (record: unknown): boolean =>
  typeof record === 'object' && record !== null && 'sandbox' in record && record.sandbox === true;

/** Whether all of some records came from the sandbox: then one mark at their heading says so. */
export const areFromSandbox = (records: readonly unknown[]): boolean =>
  records.length > 0 && records.every(isFromSandbox);

/** The mark of each of some records; none if all of them came from the sandbox, since their heading then carries it. */
export function sandboxMarkOf(records: readonly unknown[]): (record: unknown) => ReactNode {
  const all = areFromSandbox(records);
  return (record) => (!all && isFromSandbox(record) ? <SandboxMark icon /> : null);
}

/** The first cell of a row, with its mark. */
export const MarkedCell = ({ mark, children }: { mark: ReactNode; children: ReactNode }) =>
  mark ? (
    <Row gap={2} justify="between">
      <div className={shrinks}>{children}</div>
      {mark}
    </Row>
  ) : (
    children
  );
