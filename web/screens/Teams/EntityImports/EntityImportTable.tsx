import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { formatCount } from '#domain/kernel/plural.ts';
import { entityImportWords as words } from '#messages/entity/entityImportWords.ts';
import { importWords } from '#messages/lists/importWords.ts';
import type {
  EntityImportTable_imports$data,
  EntityImportTable_imports$key,
} from '#web/__generated__/EntityImportTable_imports.graphql.ts';
import { ImportTag } from '#web/parts/import/ImportTag.tsx';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { entityImportPath } from '#web/screens/Teams/EntityImports/entityImportPaths.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';

interface EntityImportTableProps {
  readonly slug: string;
  readonly imports: EntityImportTable_imports$key;
  readonly timeZone: string;
}

type Row = EntityImportTable_imports$data[number];

export function EntityImportTable({ slug, imports, timeZone }: EntityImportTableProps): ReactElement {
  const rows = useFragment(
    graphql`
      fragment EntityImportTable_imports on EntityImport @relay(plural: true) {
        id
        fileName
        status
        undoneAt
        createdCount
        updatedCount
        createdBy
        createdAt
        customEntity {
          name
        }
      }
    `,
    imports,
  );
  const columns: readonly Column<Row>[] = [
    {
      id: 'name',
      title: importWords.name,
      cell: ({ id, fileName }) => <Link to={entityImportPath(slug, id)}>{fileName}</Link>,
    },
    { id: 'kind', title: words.kind, cell: ({ customEntity: { name } }) => name },
    {
      id: 'status',
      title: importWords.status,
      cell: ({ status, undoneAt }) => <EntityImportTag {...{ status, undoneAt }} />,
    },
    { id: 'added', title: words.counts.added, isNumber: true, cell: (row) => doneCount(row, row.createdCount) },
    { id: 'changed', title: words.counts.changed, isNumber: true, cell: (row) => doneCount(row, row.updatedCount) },
    { id: 'by', title: importWords.by, cell: ({ createdBy }) => createdBy },
    {
      id: 'date',
      title: importWords.date,
      cell: ({ createdAt }) => <RelativeTime at={createdAt} timeZone={timeZone} />,
    },
  ];
  return <Table caption={importWords.caption} columns={columns} rows={rows} keyOf={({ id }) => id} />;
}

/** After a test, the counts say what an import would do, which isn't done yet. */
const doneCount = ({ status }: Row, count: number): string =>
  status === 'running' || status === 'finished' || status === 'failed' ? formatCount(count) : '';

interface EntityImportTagProps {
  readonly status: string;
  readonly undoneAt: string | null | undefined;
}

export const EntityImportTag = ({ status, undoneAt }: EntityImportTagProps): ReactElement =>
  undoneAt ? (
    <Badge tone="neutral" icon="undo">
      {words.statusUndone}
    </Badge>
  ) : (
    <ImportTag status={status} />
  );
