import { Suspense, useEffect, useId, useState, type ReactElement } from 'react';
import { useQueryLoader } from 'react-relay';

import { searchMinLength } from '#domain/kernel/text.ts';
import FoundPeopleQuery, { type FoundPeopleQuery as FoundQuery } from '#web/__generated__/FoundPeopleQuery.graphql.ts';
import { peoplePickerWords } from '#web/messages/peoplePickerWords.ts';
import { TextField } from '#web/ui/TextField.tsx';

import { FoundPeople, type Picking } from './FoundPeople.tsx';

const debounceMs = 333;

/** Finds people of the own teams, and adds them one by one. */
export function PeoplePicker(picking: Picking): ReactElement {
  const id = useId();
  const [term, setTerm] = useState('');
  const [query, search, forget] = useQueryLoader<FoundQuery>(FoundPeopleQuery);
  const wanted = term.trim();
  useEffect(() => {
    if (wanted.length < searchMinLength) return forget();
    const timer = setTimeout(() => search({ term: wanted }), debounceMs);
    return () => clearTimeout(timer);
  }, [wanted, search, forget]);
  return (
    <>
      <TextField
        id={id}
        name="term"
        type="search"
        label={peoplePickerWords.search}
        hint={peoplePickerWords.searchHint}
        value={term}
        onChange={setTerm}
      />
      <div aria-live="polite">
        {query && (
          <Suspense fallback={<p>{peoplePickerWords.searching}</p>}>
            <FoundPeople query={query} {...picking} />
          </Suspense>
        )}
      </div>
    </>
  );
}
