import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';

import { truncate, truncation } from '#domain/kernel/text.ts';
import type { Solution } from '#domain/submission/responsibility.ts';
import type {
  SubmissionTable_rows$data,
  SubmissionTable_rows$key,
} from '#web/__generated__/SubmissionTable_rows.graphql.ts';
import { actionWords, submissionsWords } from '#web/messages/submissions.ts';
import { reviewPath, submissionPath } from '#web/parts/submissionPaths.ts';
import { useNow } from '#web/parts/useNow.ts';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';

import { Applicant, Assignees, CurrentStep, SubmissionName } from './SubmissionCells.tsx';
import { When } from './When.tsx';
import { shownStatus } from './shownStatus.ts';

interface SubmissionTableProps {
  readonly rows: SubmissionTable_rows$key;
  readonly timeZone: string;
}

type Row = SubmissionTable_rows$data[number];

/** What has changed since the page came up is shown so. */
export function SubmissionTable({ rows, timeZone }: SubmissionTableProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment SubmissionTable_rows on SubmissionRow @relay(plural: true) {
        id
        submissionId
        kind
        status
        scopedId
        identifier
        templateName
        applicant
        applicantsCount
        action
        reviewStepId
        currentStepName
        currentStepSince
        dueAt
        assigned {
          name
        }
        isRenewal
        createdAt
        lastActivityAt
        lastEditedAt
      }
    `,
    rows,
  );
  const now = useNow();
  const [newestAtFirst] = useState(() => data[0]?.lastActivityAt ?? '');
  const columns: readonly Column<Row>[] = [
    {
      id: 'id',
      title: submissionsWords.id,
      cell: ({ submissionId, kind, scopedId, identifier, isRenewal, lastActivityAt }) => (
        <SubmissionName
          key={lastActivityAt}
          path={kind === 'InitiatedFlow' ? submissionPath(submissionId) : null}
          number={scopedId}
          identifier={identifier ?? null}
          isRenewal={isRenewal}
          isNew={lastActivityAt > newestAtFirst}
        />
      ),
    },
    {
      id: 'form',
      title: submissionsWords.form,
      cell: ({ templateName }) => <span title={templateName}>{truncate(templateName, truncation.formName)}</span>,
    },
    {
      id: 'applicant',
      title: submissionsWords.applicant,
      cell: ({ applicant, applicantsCount }) => <Applicant name={applicant ?? null} others={applicantsCount - 1} />,
    },
    {
      id: 'step',
      title: submissionsWords.step,
      cell: ({ currentStepName, currentStepSince }) => (
        <CurrentStep name={currentStepName ?? null} since={currentStepSince ?? null} now={now} />
      ),
    },
    {
      id: 'action',
      title: submissionsWords.action,
      cell: ({ submissionId, action, reviewStepId }) =>
        action === 'review' && reviewStepId ? (
          <Link to={reviewPath(submissionId, reviewStepId)}>{actionWords.review}</Link>
        ) : (
          actionWord(action)
        ),
    },
    {
      id: 'assignees',
      title: submissionsWords.assignees,
      cell: ({ assigned }) => <Assignees names={assigned.map(({ name }) => name)} />,
    },
    {
      id: 'status',
      title: submissionsWords.statusTitle,
      cell: ({ status, dueAt }) => <StatusTag kind="submission" status={shownStatus({ status, dueAt }, now)} />,
    },
    {
      id: 'created',
      title: submissionsWords.created,
      cell: ({ createdAt }) => <When at={createdAt} now={now} timeZone={timeZone} />,
    },
    {
      id: 'edited',
      title: submissionsWords.edited,
      cell: ({ lastEditedAt }) =>
        lastEditedAt ? <When at={lastEditedAt} now={now} timeZone={timeZone} /> : submissionsWords.nothing,
    },
  ];
  return <Table caption={submissionsWords.caption} columns={columns} rows={data} keyOf={({ id }) => id} />;
}

const isSolution = (action: string): action is Solution => action in actionWords;

const actionWord = (action: string | null | undefined): string =>
  action && isSolution(action) ? actionWords[action] : submissionsWords.nothing;
