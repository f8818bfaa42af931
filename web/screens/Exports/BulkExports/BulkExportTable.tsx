import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { bulkExportWords, exportsPageWords } from '#messages/lists/exportsPageWords.ts';
import type {
  BulkExportTable_bulkExports$data,
  BulkExportTable_bulkExports$key,
} from '#web/__generated__/BulkExportTable_bulkExports.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { plainId } from '#web/relay/plainId.ts';
import { DeleteBulkExport } from '#web/screens/Exports/BulkExports/DeleteBulkExport.tsx';
import { useRunBulkExport } from '#web/screens/Exports/BulkExports/useRunBulkExport.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/screens/Exports/BulkExports/BulkExports.module.css';

interface BulkExportTableProps {
  readonly bulkExports: BulkExportTable_bulkExports$key;
  readonly timeZone: string;
}

type Row = BulkExportTable_bulkExports$data[number];

export function BulkExportTable({ bulkExports: key, timeZone }: BulkExportTableProps): ReactElement {
  const rows = useFragment(
    graphql`
      fragment BulkExportTable_bulkExports on BulkExport @relay(plural: true) {
        id
        name
        formNames
        scheduledDay
        availableActions
        lastRunAt
        ownRuns {
          id
          status
          createdAt
        }
      }
    `,
    key,
  );
  const [deleting, setDeleting] = useState<Row | null>(null);
  const [runBulkExport] = useRunBulkExport();
  const { keyFor, answered } = useIdempotencyKey();
  const running = useAction(
    async (bulkExportId: string) => {
      const outcome = await runBulkExport({ input: { bulkExportId, idempotencyKey: keyFor({ bulkExportId }) } });
      if (outcome.kind !== 'failed') answered();
      return outcome;
    },
    (_queued, _id, { go }) => {
      flash(exportsPageWords.queued);
      go('/exports');
    },
  );
  const columns: readonly Column<Row>[] = [
    {
      id: 'name',
      title: bulkExportWords.name,
      cell: ({ name, scheduledDay }) => (
        <span className={styles.cell}>
          {name}
          <span className={styles.soft}>
            {typeof scheduledDay === 'number' ? bulkExportWords.onDay(scheduledDay) : bulkExportWords.byHand}
          </span>
        </span>
      ),
    },
    { id: 'forms', title: bulkExportWords.forms, cell: ({ formNames }) => formNames.join(', ') },
    {
      id: 'runs',
      title: bulkExportWords.runs,
      cell: (row) => <Runs row={row} timeZone={timeZone} />,
    },
    {
      id: 'actions',
      title: bulkExportWords.actions,
      isTitleHidden: true,
      cell: (row) => (
        <span className={styles.actions}>
          {row.availableActions.includes('runBulkExport') && (
            <Button
              label={bulkExportWords.runNamed(row.name)}
              isPending={running.pending === row.id}
              onPress={() => running.run(row.id)}
            >
              {bulkExportWords.run}
            </Button>
          )}
          {row.availableActions.includes('updateBulkExport') && (
            <ButtonLink
              variant="quiet"
              label={bulkExportWords.editNamed(row.name)}
              to={`/batch_export_templates/${plainId(row.id)}/edit`}
            >
              {bulkExportWords.edit}
            </ButtonLink>
          )}
          {row.availableActions.includes('deleteBulkExport') && (
            <Button variant="quiet" label={bulkExportWords.deleteNamed(row.name)} onPress={() => setDeleting(row)}>
              {bulkExportWords.delete}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <>
      <Refusal sentence={running.refusal} />
      <Table caption={bulkExportWords.caption} columns={columns} rows={rows} keyOf={({ id }) => id} />
      {deleting && <DeleteBulkExport id={deleting.id} name={deleting.name} onClose={() => setDeleting(null)} />}
    </>
  );
}

interface RunsProps {
  readonly row: Row;
  readonly timeZone: string;
}

/** Enough to see whether it works. */
const shownRuns = 3;

/** The viewer's own runs, and the date of a later run by someone else, whose file the viewer can't get. */
function Runs({ row: { name, ownRuns, lastRunAt }, timeZone }: RunsProps): ReactElement {
  const [newest] = ownRuns;
  const ranSince =
    typeof lastRunAt === 'string' && (!newest || Date.parse(lastRunAt) > Date.parse(newest.createdAt))
      ? lastRunAt
      : null;
  if (!newest && ranSince === null) return <>{bulkExportWords.noRuns}</>;
  return (
    <ul className={styles.runs}>
      {ranSince !== null && (
        <li>
          <RelativeTime at={ranSince} timeZone={timeZone} />{' '}
          <span className={styles.soft}>{bulkExportWords.noFile}</span>
        </li>
      )}
      {ownRuns.slice(0, shownRuns).map(({ id, status, createdAt }) => (
        <li key={id}>
          <Link to={`/exports/${plainId(id)}`}>
            <RelativeTime at={createdAt} timeZone={timeZone} />
            <VisuallyHidden> {name}</VisuallyHidden>
          </Link>{' '}
          <StatusTag kind="export" status={status === 'finished' || status === 'failed' ? status : 'running'} />
        </li>
      ))}
    </ul>
  );
}
