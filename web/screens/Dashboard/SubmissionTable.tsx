import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';

import { truncate, truncation } from '#domain/kernel/text.ts';
import { shownStatus, type SubmissionStatus } from '#domain/submission/status.ts';
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
import styles from './SubmissionCells.module.css';
import { When } from './When.tsx';

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
        isUnpaid
        isExternal
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
      cell: ({ submissionId, kind, scopedId, identifier, isRenewal, isUnpaid, lastActivityAt }) => (
        <SubmissionName
          key={lastActivityAt}
          path={kind === 'InitiatedFlow' ? submissionPath(submissionId) : null}
          number={scopedId}
          identifier={identifier ?? null}
          isRenewal={isRenewal}
          isUnpaid={isUnpaid}
          isNew={lastActivityAt > newestAtFirst}
        />
      ),
    },
    {
      id: 'form',
      size: 'm',
      title: submissionsWords.form,
      cell: ({ templateName }) => <span title={templateName}>{truncate(templateName, truncation.formName)}</span>,
    },
    {
      id: 'applicant',
      size: 's',
      title: submissionsWords.applicant,
      cell: ({ applicant, applicantsCount }) => <Applicant name={applicant ?? null} others={applicantsCount - 1} />,
    },
    {
      id: 'step',
      size: 'l',
      title: submissionsWords.step,
      cell: ({ currentStepName, currentStepSince }) => (
        <CurrentStep name={currentStepName ?? null} since={currentStepSince ?? null} now={now} />
      ),
    },
    {
      id: 'action',
      size: 's',
      from: 'wide',
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
      size: 's',
      from: 'wide',
      title: submissionsWords.assignees,
      cell: ({ assigned, isExternal }) => (
        <Assignees names={assigned.map(({ name }) => name)} isExternal={isExternal} />
      ),
    },
    {
      id: 'status',
      size: 's',
      title: submissionsWords.statusTitle,
      cell: ({ status, dueAt }) => (
        <StatusTag kind="submission" status={shownStatus({ status: status as SubmissionStatus, dueAt }, now)} />
      ),
    },
    {
      id: 'created',
      size: 'xs',
      from: 'widest',
      title: submissionsWords.created,
      cell: ({ createdAt }) => <When at={createdAt} now={now} timeZone={timeZone} />,
    },
    {
      id: 'edited',
      size: 'xs',
      from: 'wide',
      title: submissionsWords.edited,
      cell: ({ lastEditedAt }) =>
        lastEditedAt ? <When at={lastEditedAt} now={now} timeZone={timeZone} /> : submissionsWords.nothing,
    },
  ];
  const forms = new Set(data.map(({ templateName }) => templateName));
  // what is the same in all rows is said once
  const [only] = forms.size === 1 && data.length > 1 ? forms : [];
  const shown = only === undefined ? columns : columns.filter(({ id }) => id !== 'form');
  const caption =
    only === undefined ? submissionsWords.caption : `${submissionsWords.caption}. ${submissionsWords.allOf(only)}`;
  return (
    <>
      {only !== undefined && <p className={styles.soft}>{submissionsWords.allOf(only)}</p>}
      <Table caption={caption} columns={shown} rows={data} keyOf={({ id }) => id} isDense />
    </>
  );
}

const isSolution = (action: string): action is Solution => action in actionWords;

const actionWord = (action: string | null | undefined): string =>
  action && isSolution(action) ? actionWords[action] : submissionsWords.nothing;
