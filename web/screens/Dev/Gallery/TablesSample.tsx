import type { ReactElement } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';

interface Token {
  readonly name: string;
  readonly status: 'active' | 'expired' | 'revoked';
  readonly uses: number;
}

const tokens: readonly Token[] = [
  { name: 'Nightly import into the permit archive', status: 'active', uses: 12_480 },
  { name: 'GIS sync', status: 'expired', uses: 310 },
  { name: 'Old website', status: 'revoked', uses: 7 },
];

const columns: readonly Column<Token>[] = [
  { id: 'name', title: 'Name', cell: ({ name }) => name },
  { id: 'status', title: 'Status', cell: ({ status }) => <StatusTag kind="token" status={status} /> },
  { id: 'uses', title: 'Requests', isNumber: true, cell: ({ uses }) => uses.toLocaleString('en-US') },
  { id: 'actions', title: 'Actions', isTitleHidden: true, cell: () => <Button variant="quiet">Revoke</Button> },
];

export function TablesSample(): ReactElement {
  return (
    <Table
      caption="API tokens"
      columns={columns}
      rows={tokens}
      keyOf={({ name }) => name}
      details={{ nameOf: ({ name }) => name, content: ({ name }) => <p>What {name} may do.</p> }}
    />
  );
}
