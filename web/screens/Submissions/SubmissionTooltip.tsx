import type { ReactElement } from 'react';
import { elapsedInWords } from '#domain/kernel/durations.ts';
import { formatInstant } from '#domain/kernel/instants.ts';
import { listWords } from '#messages/lists/filterWords.ts';
import { submissionListWords } from '#messages/lists/submissionListWords.ts';
import type { SubmissionTableRow } from '#web/screens/Submissions/SubmissionTableRow.ts';

interface RowTipProps {
  readonly row: SubmissionTableRow;
  readonly now: Date;
  readonly timeZone: string;
}

/** A row's values without truncation, with times to the minute. */
export function SubmissionTooltip({ row, now, timeZone }: RowTipProps): ReactElement {
  const at = (moment: string | null | undefined): string | null =>
    moment ? formatInstant(new Date(moment), timeZone) : null;
  const { currentStepName, currentStepSince } = row;
  const elapsed = currentStepSince && elapsedInWords(now.getTime() - Date.parse(currentStepSince));
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [submissionListWords.id, [row.scopedId, row.identifier].filter(Boolean).join(' · ')],
    [submissionListWords.form, row.templateName],
    [submissionListWords.applicant, row.applicant],
    [submissionListWords.next, row.whatNext?.sentence],
    [
      submissionListWords.step,
      currentStepName && elapsed ? `${currentStepName}, ${submissionListWords.elapsed(elapsed)}` : currentStepName,
    ],
    [submissionListWords.assignees, row.assigned.map(({ name }) => name).join(', ')],
    [listWords.due, at(row.dueAt)],
    [submissionListWords.created, at(row.createdAt)],
    [submissionListWords.edited, at(row.lastEditedAt)],
    [listWords.activity, at(row.lastActivityAt)],
  ];
  return (
    <dl>
      {facts.map(([title, fact]) =>
        fact ? (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{fact}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
