import type { MemberList, MemberRow } from '@switchboard/api-contract/members';
import type { Role } from '@switchboard/api-contract/roles';
import { LeftOut } from '../../../blocks/records/LeftOut/LeftOut.tsx';
import { Table } from '../../../components/layout/Table/Table.tsx';
import { zoneName } from '../../../format/dates.ts';
import type { Outcome } from '../../../format/outcome.ts';
import { memberColumns } from './memberColumns.tsx';

interface MembersTableProps {
  list: MemberList;
  now: Date;
  onRole: (memberId: string, role: Role) => Promise<Outcome<unknown>>;
  onAction: (action: 'reset' | 'remove', member: MemberRow) => void;
}

const keyOf = ({ id }: MemberRow): string => id;

/** The members, each with the role that can be changed. */
export function MembersTable({ list: { members }, now, onRole, onAction }: MembersTableProps) {
  return (
    <Table
      stacks
      label="All members"
      columns={memberColumns({ members: members.items, now, onRole, onAction })}
      rows={members.items}
      rowKey={keyOf}
      foot={
        <>
          <span>Times in {zoneName(now)}</span>
          <LeftOut count={members.leftOut} one="member" />
        </>
      }
    />
  );
}
