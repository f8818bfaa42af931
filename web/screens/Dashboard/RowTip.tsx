import type { ReactElement } from 'react';
import { elapsedInWords } from '#domain/kernel/durations.ts';
import { formatInstant } from '#domain/kernel/moments.ts';
import { listWords } from '#web/messages/filterWords.ts';
import { submissionsWords } from '#web/messages/submissionsWords.ts';
import type { ListedSubmission } from '#web/screens/Dashboard/ListedSubmission.ts';

interface RowTipProps {
  readonly row: ListedSubmission;
  readonly now: Date;
  readonly timeZone: string;
}

/** A row without cuts, and with its moments to the minute. */
export function RowTip({ row, now, timeZone }: RowTipProps): ReactElement {
  const at = (moment: string | null | undefined): string | null =>
    moment ? formatInstant(new Date(moment), timeZone) : null;
  const { currentStepName, currentStepSince } = row;
  const elapsed = currentStepSince && elapsedInWords(now.getTime() - Date.parse(currentStepSince));
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [submissionsWords.id, [row.scopedId, row.identifier].filter(Boolean).join(' · ')],
    [submissionsWords.form, row.templateName],
    [submissionsWords.applicant, row.applicant],
    [submissionsWords.next, row.whatNext?.sentence],
    [
      submissionsWords.step,
      currentStepName && elapsed ? `${currentStepName}, ${submissionsWords.elapsed(elapsed)}` : currentStepName,
    ],
    [submissionsWords.assignees, row.assigned.map(({ name }) => name).join(', ')],
    [listWords.due, at(row.dueAt)],
    [submissionsWords.created, at(row.createdAt)],
    [submissionsWords.edited, at(row.lastEditedAt)],
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
