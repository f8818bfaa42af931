import { Suspense, useEffect, useId, useState, type ReactElement } from 'react';
import { useQueryLoader } from 'react-relay';
import { searchMinLength } from '#domain/kernel/text.ts';
import FoundPeopleQuery, { type FoundPeopleQuery as FoundQuery } from '#web/__generated__/FoundPeopleQuery.graphql.ts';
import { peoplePickerWords } from '#web/messages/peoplePickerWords.ts';
import { FoundPeople, type Picking } from '#web/parts/team/FoundPeople.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const debounceMs = 333;

const hintOf = ({ hasRoles = false, hasResidents = false }: Picking): string => {
  if (hasResidents) return peoplePickerWords.searchWithResidentsHint;
  return hasRoles ? peoplePickerWords.searchWithRolesHint : peoplePickerWords.searchHint;
};

/** Finds people of the reader's teams, and roles, other people or residents where they can be picked, and adds them. */
export function PeoplePicker(picking: Picking): ReactElement {
  const { submissionId = null, teamId = null, hasRoles = false, hasOutsiders = false } = picking;
  const { hasResidents = false } = picking;
  const id = useId();
  const [term, setTerm] = useState('');
  const [query, search, forget] = useQueryLoader<FoundQuery>(FoundPeopleQuery);
  const wanted = term.trim();
  useEffect(() => {
    if (wanted.length < searchMinLength) return forget();
    const variables = { term: wanted, submissionId, teamId, hasRoles, hasOutsiders, hasResidents };
    const timer = setTimeout(() => search(variables), debounceMs);
    return () => clearTimeout(timer);
  }, [wanted, search, forget, submissionId, teamId, hasRoles, hasOutsiders, hasResidents]);
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
          <Suspense fallback={<p>{peoplePickerWords.searching}</p>}>
            <FoundPeople key={query.variables.term} query={query} {...picking} />
          </Suspense>
        )}
      </div>
    </>
  );
}
