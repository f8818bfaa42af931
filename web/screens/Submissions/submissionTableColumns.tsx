import { defaultLayout, submissionColumns, type SubmissionColumn } from '#domain/filter/listLayout.ts';
import { submissionSorts, type SubmissionSort } from '#domain/filter/submissionSorts.ts';
import { truncate, truncation } from '#domain/kernel/text.ts';
import { shownStatus, type SubmissionStatus } from '#domain/submission/status.ts';
import { listWords, orderWords } from '#messages/lists/filterWords.ts';
import { submissionListWords } from '#messages/lists/submissionListWords.ts';
import type { ListDefinition } from '#web/lists/ListDefinition.ts';
import { ListTime } from '#web/lists/ListTime.tsx';
import {
  ApplicantCell,
  AssigneesCell,
  CellText,
  CurrentStepCell,
  NextActionCell,
} from '#web/lists/SubmissionCells.tsx';
import { reviewPath } from '#web/parts/submissionPaths.ts';
import type { SubmissionTableRow } from '#web/screens/Submissions/SubmissionTableRow.ts';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import type { Column } from '#web/ui/Table.tsx';

export const submissionColumnTitles: Readonly<Record<SubmissionColumn, string>> = {
  form: submissionListWords.form,
  applicant: submissionListWords.applicant,
  next: submissionListWords.next,
  status: submissionListWords.statusTitle,
  currentStep: submissionListWords.step,
  edited: submissionListWords.edited,
  assignees: submissionListWords.assignees,
  created: submissionListWords.created,
  activity: listWords.activity,
  due: listWords.due,
};

/** Sort order of each column title, and whether it sorts ascending first. */
export const submissionColumnSorts: Readonly<
  Partial<Record<SubmissionColumn | 'id', readonly [SubmissionSort, boolean]>>
> = {
  id: ['number', false],
  form: ['form', true],
  applicant: ['applicant', true],
  currentStep: ['currentStep', true],
  edited: ['lastEditedAt', false],
  created: ['createdAt', false],
  activity: ['lastActivityAt', false],
  due: ['dueAt', true],
};

type Cells = Readonly<Record<SubmissionColumn, Pick<Column<SubmissionTableRow>, 'size' | 'cell'>>>;

export function submissionCells(now: Date, timeZone: string): Cells {
  const when = (at: string | null | undefined) =>
    at ? <ListTime at={at} now={now} timeZone={timeZone} /> : submissionListWords.nothing;
  return {
    form: {
      size: 'm',
      cell: ({ templateName }) => (
        <CellText title={templateName}>{truncate(templateName, truncation.formName)}</CellText>
      ),
    },
    applicant: {
      size: 's',
      cell: ({ applicant, applicantsCount }) => <ApplicantCell name={applicant ?? null} others={applicantsCount - 1} />,
    },
    next: {
      size: 'xl',
      cell: ({ submissionId, reviewStepId, whatNext }) => (
        <NextActionCell
          sentence={whatNext?.sentence ?? null}
          path={reviewStepId ? reviewPath(submissionId, reviewStepId) : null}
        />
      ),
    },
    status: {
      size: 's',
      cell: ({ status, dueAt, isRejected }) => (
        <StatusTag
          kind="submission"
          status={shownStatus({ status: status as SubmissionStatus, dueAt, isRejected }, now)}
        />
      ),
    },
    currentStep: {
      size: 'm',
      cell: ({ currentStepName, currentStepSince }) => (
        <CurrentStepCell name={currentStepName ?? null} since={currentStepSince ?? null} now={now} />
      ),
    },
    edited: { size: 'xs', cell: ({ lastEditedAt }) => when(lastEditedAt) },
    assignees: {
      size: 's',
      cell: ({ assigned, isExternal }) => (
        <AssigneesCell names={assigned.map(({ name }) => name)} isExternal={isExternal} />
      ),
    },
    created: { size: 'xs', cell: ({ createdAt }) => when(createdAt) },
    activity: { size: 'xs', cell: ({ lastActivityAt }) => when(lastActivityAt) },
    due: { size: 'xs', cell: ({ dueAt }) => (dueAt ? when(dueAt) : listWords.notDue) },
  };
}

export const submissionListDefinition: ListDefinition<SubmissionColumn, SubmissionSort> = {
  columns: submissionColumns,
  usualColumns: defaultLayout.columns,
  hiddenFirst: [
    ...(['created', 'edited', 'activity', 'assignees', 'currentStep'] as const),
    ...(['form', 'applicant', 'due', 'status', 'next'] as const),
  ],
  titles: submissionColumnTitles,
  room: submissionCells(new Date(0), 'UTC'),
  columnSorts: submissionColumnSorts,
  sorts: submissionSorts,
  orderWords,
};
