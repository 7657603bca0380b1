'use client';
import { Table } from '@switchboard/ui/components/layout/Table';

const columns = [{ key: 'name', header: 'Name', cell: ({ name }) => name }];

export const People = ({ rows }) => <Table label="People" columns={columns} rows={rows} rowKey={({ id }) => id} />;
