import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { truncate, truncation } from '#domain/kernel/text.ts';
import { shownStatus, type SubmissionStatus } from '#domain/submission/status.ts';
import { submissionListWords } from '#messages/lists/submissionListWords.ts';
import { reviewListWords } from '#messages/review/reviewListWords.ts';
import type { ReviewTable_rows$data, ReviewTable_rows$key } from '#web/__generated__/ReviewTable_rows.graphql.ts';
import { ListTime } from '#web/lists/ListTime.tsx';
import { RowFocus } from '#web/lists/RowFocus.tsx';
import { ApplicantCell, CellText, CurrentStepCell, SubmissionNameCell } from '#web/lists/SubmissionCells.tsx';
import { reviewPath } from '#web/parts/submissionPaths.ts';
import { useNow } from '#web/parts/useNow.ts';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';

interface ReviewTableProps {
  readonly rows: ReviewTable_rows$key;
  readonly timeZone: string;
}

type Row = ReviewTable_rows$data[number];

export function ReviewTable({ rows, timeZone }: ReviewTableProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment ReviewTable_rows on SubmissionRow @relay(plural: true) {
        id
        submissionId
        reviewStepId
        status
        scopedId
        identifier
        templateName
        applicant
        applicantsCount
        currentStepName
        currentStepSince
        dueAt
        isRenewal
        isUnpaid
      }
    `,
    rows,
  );
  const now = useNow();
  const [atFirst] = useState(() => new Set(data.map(({ id }) => id)));
  const columns: readonly Column<Row>[] = [
    {
      id: 'id',
      title: submissionListWords.id,
      cell: ({ id, submissionId, reviewStepId, scopedId, identifier, isRenewal, isUnpaid }) => (
        <SubmissionNameCell
          path={reviewStepId ? reviewPath(submissionId, reviewStepId) : null}
          number={scopedId}
          identifier={identifier ?? null}
          isRenewal={isRenewal}
          isUnpaid={isUnpaid}
          news={atFirst.has(id) ? null : id}
        />
      ),
    },
    {
      id: 'form',
      size: 'm',
      title: submissionListWords.form,
      cell: ({ templateName }) => (
        <CellText title={templateName}>{truncate(templateName, truncation.formName)}</CellText>
      ),
    },
    {
      id: 'applicant',
      size: 's',
      from: 'wide',
      title: submissionListWords.applicant,
      cell: ({ applicant, applicantsCount }) => <ApplicantCell name={applicant ?? null} others={applicantsCount - 1} />,
    },
    {
      id: 'step',
      size: 'xl',
      title: submissionListWords.step,
      cell: ({ currentStepName, currentStepSince }) => (
        <CurrentStepCell name={currentStepName ?? null} since={currentStepSince ?? null} now={now} />
      ),
    },
    {
      id: 'status',
      size: 's',
      title: submissionListWords.statusTitle,
      cell: ({ status, dueAt }) => (
        <StatusTag kind="submission" status={shownStatus({ status: status as SubmissionStatus, dueAt }, now)} />
      ),
    },
    {
      id: 'due',
      size: 'xs',
      title: reviewListWords.due,
      cell: ({ dueAt }) =>
        dueAt ? <ListTime at={dueAt} now={now} timeZone={timeZone} /> : submissionListWords.nothing,
    },
  ];
  return (
    <RowFocus>
      <Table
        caption={reviewListWords.caption}
        columns={columns}
        rows={data}
        keyOf={({ id }) => id}
        details={{ nameOf: ({ scopedId }) => String(scopedId) }}
        isDense
      />
    </RowFocus>
  );
}
