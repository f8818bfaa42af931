import { Suspense, useEffect, useId, useState, type ReactElement } from 'react';
import { graphql, useFragment, useQueryLoader } from 'react-relay';

import { searchMinLength } from '#domain/kernel/text.ts';
import PeopleFoundQuery, { type PeopleFoundQuery as FoundQuery } from '#web/__generated__/PeopleFoundQuery.graphql.ts';
import type { AddRoleMember_role$key } from '#web/__generated__/AddRoleMember_role.graphql.ts';
import { roleMembersWords } from '#web/messages/roles.ts';
import { TextField } from '#web/ui/TextField.tsx';

import { PeopleFound } from './PeopleFound.tsx';

interface AddRoleMemberProps {
  readonly role: AddRoleMember_role$key;
}

const debounceMs = 333;

/** Finds people of the own teams; whoever is not among them is invited. */
export function AddRoleMember({ role }: AddRoleMemberProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment AddRoleMember_role on Role {
        ...PeopleFound_role
      }
    `,
    role,
  );
  const id = useId();
  const [term, setTerm] = useState('');
  const [query, search, forget] = useQueryLoader<FoundQuery>(PeopleFoundQuery);
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
        label={roleMembersWords.searchLabel}
        hint={roleMembersWords.searchHint}
        value={term}
        onChange={setTerm}
      />
      <div aria-live="polite">
        {query && (
          <Suspense fallback={<p>{roleMembersWords.searching}</p>}>
            <PeopleFound query={query} role={data} />
          </Suspense>
        )}
      </div>
    </>
  );
}
