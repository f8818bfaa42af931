import type { ReactElement } from 'react';
import { conflictingConditions } from '#domain/filter/conflictingConditions.ts';
import { parseFilter, type SubmissionCondition } from '#domain/filter/filter.ts';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { submissionListWords } from '#messages/lists/submissionListWords.ts';
import { conditionLabel, type ConditionNames } from '#web/lists/filter/conditionLabel.ts';
import { submissionViewPath, type SubmissionListView } from '#web/screens/Submissions/submissionListView.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

interface NoMatchProps {
  readonly view: SubmissionListView;
  readonly names: ConditionNames;
}

/** Empty filter result: nothing matches now, or two conditions exclude each other. */
export function NoMatchingSubmissions({ view, names }: NoMatchProps): ReactElement {
  const parsed = parseFilter('submission', view.filters ?? []);
  const filter = parsed.ok ? parsed.value : [];
  const contrary = conflictingConditions(filter);
  const labelOf = (condition: SubmissionCondition): string => conditionLabel(condition, names);
  if (contrary) {
    const [one, other] = contrary;
    return (
      <EmptyState
        drawing="lens"
        title={submissionListWords.noMatchTitle}
        action={contrary.map((condition) => {
          const filters = filter.filter((each) => each !== condition);
          return (
            <ButtonLink key={condition.field} to={submissionViewPath({ ...view, filters })}>
              {submissionListWords.without(labelOf(condition))}
            </ButtonLink>
          );
        })}
      >
        {submissionListWords.contrary(labelOf(one), labelOf(other))}{' '}
        {contrary.map(({ field }) => ownValue<string>(submissionListWords.conflictHints, field)).join('')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="lens"
      title={submissionListWords.noMatchTitle}
      action={
        <ButtonLink to={submissionViewPath({ ...view, filters: [], savedId: null })}>
          {submissionListWords.all}
        </ButtonLink>
      }
    >
      {submissionListWords.noMatch}
    </EmptyState>
  );
}
