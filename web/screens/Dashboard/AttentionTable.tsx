import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { truncate, truncation } from '#domain/kernel/text.ts';
import { shownStatus, type SubmissionStatus } from '#domain/submission/status.ts';
import { metricsWords } from '#messages/lists/metricsWords.ts';
import type {
  AttentionTable_rows$data,
  AttentionTable_rows$key,
} from '#web/__generated__/AttentionTable_rows.graphql.ts';
import { allSubmissionsPath } from '#web/charts/figureListPaths.ts';
import { CellText } from '#web/lists/SubmissionCells.tsx';
import { submissionPath } from '#web/parts/submissionPaths.ts';
import { useNow } from '#web/parts/useNow.ts';
import { CompactTime } from '#web/screens/Dashboard/CompactTime.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';
import styles from '#web/charts/charts.module.css';

interface AttentionTableProps {
  readonly rows: AttentionTable_rows$key;
  readonly timeZone: string;
}

type Row = AttentionTable_rows$data[number];

/** Submissions that need attention first. */
export function AttentionTable({ rows, timeZone }: AttentionTableProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment AttentionTable_rows on SubmissionRow @relay(plural: true) {
        id
        submissionId
        kind
        status
        scopedId
        identifier
        templateName
        applicant
        whatNext {
          sentence
        }
        dueAt
        assigned {
          name
        }
        createdAt
        lastEditedAt
      }
    `,
    rows,
  );
  const now = useNow();
  const columns: readonly Column<Row>[] = [
    {
      id: 'id',
      title: metricsWords.id,
      cell: (row) => <RowName row={row} isLate={isLate(row, now)} />,
    },
    {
      id: 'form',
      size: 'm',
      title: metricsWords.form,
      cell: ({ templateName }) => (
        <CellText title={templateName}>{truncate(templateName, truncation.formName)}</CellText>
      ),
    },
    {
      id: 'assignees',
      size: 's',
      from: 'wide',
      title: metricsWords.assignees,
      cell: ({ assigned }) => (
        <WholeText>{assigned.map(({ name }) => name).join(', ') || metricsWords.nobody}</WholeText>
      ),
    },
    {
      id: 'applicant',
      size: 's',
      from: 'wide',
      title: metricsWords.applicant,
      cell: ({ applicant }) => <WholeText>{applicant ?? metricsWords.nothing}</WholeText>,
    },
    {
      id: 'action',
      size: 'xl',
      title: metricsWords.action,
      cell: ({ whatNext }) => <WholeText>{whatNext?.sentence ?? metricsWords.nothing}</WholeText>,
    },
    {
      id: 'created',
      size: 's',
      from: 'wider',
      title: metricsWords.created,
      cell: ({ createdAt }) => <CompactTime at={createdAt} now={now} timeZone={timeZone} />,
    },
    {
      id: 'edited',
      size: 's',
      from: 'wider',
      title: metricsWords.edited,
      cell: ({ lastEditedAt }) =>
        lastEditedAt ? <CompactTime at={lastEditedAt} now={now} timeZone={timeZone} /> : metricsWords.nothing,
    },
  ];
  return (
    <section className={styles.attention} aria-labelledby="attention">
      <header className={styles.chartHead}>
        <h2 id="attention">{metricsWords.attention}</h2>
        <Link to={allSubmissionsPath}>{metricsWords.viewAll}</Link>
      </header>
      <p className={styles.summary}>{data.length === 0 ? metricsWords.nothingWaits : metricsWords.attentionText}</p>
      {data.length > 0 && (
        <Table
          caption={metricsWords.attention}
          columns={columns}
          rows={data}
          keyOf={({ id }) => id}
          details={{ nameOf: ({ scopedId }) => String(scopedId) }}
          isDense
        />
      )}
    </section>
  );
}

const WholeText = ({ children }: { readonly children: string }): ReactElement => (
  <CellText title={children}>{children}</CellText>
);

const isLate = ({ status, dueAt }: Row, now: Date): boolean =>
  shownStatus({ status: status as SubmissionStatus, dueAt }, now) === 'overdue';

function RowName({ row, isLate: late }: { readonly row: Row; readonly isLate: boolean }): ReactElement {
  const { submissionId, kind, scopedId, identifier } = row;
  const label = (
    <>
      <span className={styles.number}>{scopedId}</span>
      {identifier && <span title={identifier}>{identifier}</span>}
    </>
  );
  return (
    <span className={styles.rowName}>
      {kind === 'InitiatedFlow' ? <Link to={submissionPath(submissionId)}>{label}</Link> : label}
      {late && <StatusTag kind="submission" status="overdue" />}
    </span>
  );
}
