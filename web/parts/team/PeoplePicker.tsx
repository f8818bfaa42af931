import { Suspense, useEffect, useId, useState, type ReactElement } from 'react';
import { useQueryLoader } from 'react-relay';
import { searchMinLength } from '#domain/kernel/text.ts';
import { peoplePickerWords } from '#messages/team/peoplePickerWords.ts';
import FoundPeopleQuery, { type FoundPeopleQuery as FoundQuery } from '#web/__generated__/FoundPeopleQuery.graphql.ts';
import { FailureBoundary } from '#web/navigation/FailureBoundary.tsx';
import { FoundPeople, type PeoplePickerProps } from '#web/parts/team/FoundPeople.tsx';
import { SearchFailure } from '#web/parts/team/SearchFailure.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const peopleDebounceMs = 333;
const rolesDebounceMs = 500;

const hintOf = ({ hasRoles = false, hasResidents = false }: PeoplePickerProps): string => {
  if (hasResidents) return peoplePickerWords.searchWithResidentsHint;
  return hasRoles ? peoplePickerWords.searchWithRolesHint : peoplePickerWords.searchHint;
};

/**
 * Finds people of the reader's teams, and roles, people outside them or residents where they can be picked, and adds them one
 * at a time. A failed search keeps the page and what is typed in it.
 */
export function PeoplePicker(picking: PeoplePickerProps): ReactElement {
  const { submissionId = null, teamId = null, hasRoles = false, hasOutsiders = false } = picking;
  const { hasResidents = false } = picking;
  const id = useId();
  const [term, setTerm] = useState('');
  const [query, search, forget] = useQueryLoader<FoundQuery>(FoundPeopleQuery);
  const [attempt, setAttempt] = useState(0);
  const wanted = term.trim();
  useEffect(() => {
    if (wanted.length < searchMinLength) return forget();
    const variables = { term: wanted, submissionId, teamId, hasRoles, hasOutsiders, hasResidents };
    const timer = setTimeout(() => search(variables), hasRoles ? rolesDebounceMs : peopleDebounceMs);
    return () => clearTimeout(timer);
  }, [wanted, search, forget, submissionId, teamId, hasRoles, hasOutsiders, hasResidents]);
  const retry = (variables: FoundQuery['variables']): void => {
    setAttempt(attempt + 1);
    search(variables, { fetchPolicy: 'network-only' });
  };
  return (
    <>
      <TextField
        id={id}
        name="term"
        type="search"
        label={hasRoles ? peoplePickerWords.searchWithRoles : peoplePickerWords.search}
        hint={hintOf(picking)}
        value={term}
        onChange={setTerm}
      />
      <div aria-live="polite">
        {query && (
          <FailureBoundary
            key={`${query.variables.term} ${attempt}`}
            instead={<SearchFailure onRetry={() => retry(query.variables)} />}
          >
            <Suspense fallback={<p>{peoplePickerWords.searching}</p>}>
              <FoundPeople query={query} attempt={attempt} {...picking} />
            </Suspense>
          </FailureBoundary>
        )}
      </div>
    </>
  );
}
