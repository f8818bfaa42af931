import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { exportTypes } from '#domain/export/exportRules.ts';
import { exportsPageWords } from '#messages/lists/exportsPageWords.ts';
import { exportWords } from '#messages/lists/exportWords.ts';
import type {
  ExportTable_exports$data,
  ExportTable_exports$key,
} from '#web/__generated__/ExportTable_exports.graphql.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { plainId } from '#web/relay/plainId.ts';
import { CancelExport } from '#web/screens/Exports/CancelExport.tsx';
import { RemoveExport } from '#web/screens/Exports/RemoveExport.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DownloadLink } from '#web/ui/DownloadLink.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/parts/export/Exports.module.css';

interface ExportTableProps {
  readonly exports: ExportTable_exports$key;
  readonly timeZone: string;
}

type Row = ExportTable_exports$data[number];

export function ExportTable({ exports: key, timeZone }: ExportTableProps): ReactElement {
  const rows = useFragment(
    graphql`
      fragment ExportTable_exports on Export @relay(plural: true) {
        id
        exportType
        name
        status
        progress
        rowCount
        fileName
        downloadUrl
        failure
        createdAt
        job {
          id
        }
      }
    `,
    key,
  );
  const [removing, setRemoving] = useState<Row | null>(null);
  const columns: readonly Column<Row>[] = [
    { id: 'type', title: exportsPageWords.type, cell: ({ exportType }) => exportWords.types[typeOf(exportType)] },
    {
      id: 'name',
      title: exportsPageWords.name,
      isName: true,
      cell: ({ id, name }) => <Link to={`/exports/${plainId(id)}`}>{name}</Link>,
    },
    { id: 'file', title: exportsPageWords.file, cell: (row) => <ExportFile row={row} /> },
    { id: 'status', title: exportsPageWords.status, cell: (row) => <ExportStanding row={row} /> },
    {
      id: 'date',
      title: exportsPageWords.date,
      cell: ({ createdAt }) => <RelativeTime at={createdAt} timeZone={timeZone} />,
    },
    {
      id: 'actions',
      title: exportsPageWords.actions,
      isTitleHidden: true,
      cell: (row) =>
        row.status === 'running' ? (
          row.job && <CancelExport jobId={row.job.id} name={row.name} />
        ) : (
          <Button
            variant="quiet"
            icon="close"
            label={exportsPageWords.removeNamed(row.name)}
            onPress={() => setRemoving(row)}
          >
            {exportsPageWords.remove}
          </Button>
        ),
    },
  ];
  return (
    <>
      <Table caption={exportsPageWords.caption} columns={columns} rows={rows} keyOf={({ id }) => id} />
      {removing && <RemoveExport id={removing.id} name={removing.name} onClose={() => setRemoving(null)} />}
    </>
  );
}

/** A newer server may send an unknown type; show it as the most common one. */
function typeOf(type: Row['exportType']): keyof typeof exportWords.types {
  return exportTypes.find((known) => known === type) ?? 'submissions';
}

function ExportFile({ row: { downloadUrl, fileName, name, rowCount } }: { readonly row: Row }): ReactElement {
  if (downloadUrl === null || downloadUrl === undefined) return <>{exportsPageWords.noFile}</>;
  return (
    <span className={styles.cell}>
      <span>{fileName}</span>
      {typeof rowCount === 'number' && <span className={styles.soft}>{exportsPageWords.rows(rowCount)}</span>}
      <DownloadLink href={downloadUrl} mayBePage>
        {exportsPageWords.download}
        <VisuallyHidden> {name}</VisuallyHidden>
      </DownloadLink>
    </span>
  );
}

function ExportStanding({ row: { status, progress, failure } }: { readonly row: Row }): ReactElement {
  const known = status === 'finished' || status === 'failed' ? status : 'running';
  return (
    <span className={styles.cell}>
      <StatusTag kind="export" status={known} />
      {known === 'running' && <ProgressBar label={exportsPageWords.percent(progress)} percent={progress} />}
      {failure && <span className={styles.soft}>{failure}</span>}
    </span>
  );
}
