import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { importWords as words } from '#messages/lists/importWords.ts';
import type {
  ImportTable_imports$data,
  ImportTable_imports$key,
} from '#web/__generated__/ImportTable_imports.graphql.ts';
import { ImportTag } from '#web/parts/import/ImportTag.tsx';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { importPath } from '#web/screens/Templates/Imports/importPaths.ts';
import { Table, type Column } from '#web/ui/Table.tsx';

interface ImportTableProps {
  readonly formId: string;
  readonly imports: ImportTable_imports$key;
  readonly timeZone: string;
}

type Row = ImportTable_imports$data[number];

export function ImportTable({ formId, imports, timeZone }: ImportTableProps): ReactElement {
  const rows = useFragment(
    graphql`
      fragment ImportTable_imports on DataImport @relay(plural: true) {
        id
        fileName
        status
        importedCount
        createdBy
        createdAt
      }
    `,
    imports,
  );
  const columns: readonly Column<Row>[] = [
    { id: 'name', title: words.name, cell: ({ id, fileName }) => <Link to={importPath(formId, id)}>{fileName}</Link> },
    { id: 'status', title: words.status, cell: ({ status }) => <ImportTag status={status} /> },
    { id: 'records', title: words.records, isNumber: true, cell: (row) => row.importedCount.toLocaleString('en-US') },
    { id: 'by', title: words.by, cell: ({ createdBy }) => createdBy },
    { id: 'date', title: words.date, cell: ({ createdAt }) => <RelativeTime at={createdAt} timeZone={timeZone} /> },
  ];
  return <Table caption={words.caption} columns={columns} rows={rows} keyOf={({ id }) => id} />;
}
