import type { ReactElement } from 'react';
import { contraryConditions } from '#domain/filter/contraryConditions.ts';
import { parseFilter, type SubmissionCondition } from '#domain/filter/filter.ts';
import { submissionsWords } from '#web/messages/submissionsWords.ts';
import { conditionLabel, type KnownNames } from '#web/screens/Dashboard/filter/conditionLabel.ts';
import { viewPath, type ListView } from '#web/screens/Dashboard/listView.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

interface NoMatchProps {
  readonly view: ListView;
  readonly names: KnownNames;
}

/** A filter leaves nothing: since there is nothing now, or since two of its conditions never hold together. */
export function NoMatch({ view, names }: NoMatchProps): ReactElement {
  const parsed = parseFilter('submission', view.filters ?? []);
  const filter = parsed.ok ? parsed.value : [];
  const contrary = contraryConditions(filter);
  const labelOf = (condition: SubmissionCondition): string => conditionLabel(condition, names);
  if (contrary) {
    const [one, other] = contrary;
    return (
      <EmptyState
        drawing="lens"
        title={submissionsWords.noMatchTitle}
        action={contrary.map((condition) => {
          const filters = filter.filter((each) => each !== condition);
          return (
            <ButtonLink key={condition.field} to={viewPath({ ...view, filters })}>
              {submissionsWords.without(labelOf(condition))}
            </ButtonLink>
          );
        })}
      >
        {submissionsWords.contrary(labelOf(one), labelOf(other))}{' '}
        {contrary.some(({ field }) => field === 'import') && submissionsWords.importedToo}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="lens"
      title={submissionsWords.noMatchTitle}
      action={<ButtonLink to={viewPath({ ...view, filters: [], savedId: null })}>{submissionsWords.all}</ButtonLink>}
    >
      {submissionsWords.noMatch}
    </EmptyState>
  );
}
