import { Suspense, useEffect, useId, useState, type ReactElement } from 'react';
import { graphql, useFragment, useQueryLoader } from 'react-relay';

import { searchMinLength } from '#domain/kernel/text.ts';
import MembersFoundQuery, {
  type MembersFoundQuery as FoundQuery,
} from '#web/__generated__/MembersFoundQuery.graphql.ts';
import type { AddFormMember_form$key } from '#web/__generated__/AddFormMember_form.graphql.ts';
import { formMembersWords } from '#web/messages/templates.ts';
import { TextField } from '#web/ui/TextField.tsx';

import { MembersFound } from './MembersFound.tsx';

interface AddFormMemberProps {
  readonly form: AddFormMember_form$key;
}

const debounceMs = 333;

/** Finds people of the own teams. */
export function AddFormMember({ form }: AddFormMemberProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment AddFormMember_form on MasterTemplate {
        ...MembersFound_form
      }
    `,
    form,
  );
  const id = useId();
  const [term, setTerm] = useState('');
  const [query, search, forget] = useQueryLoader<FoundQuery>(MembersFoundQuery);
  const wanted = term.trim();
  useEffect(() => {
    if (wanted.length < searchMinLength) return forget();
    const timer = setTimeout(() => search({ term: wanted }), debounceMs);
    return () => clearTimeout(timer);
  }, [wanted, search, forget]);
  return (
    <>
      <h3>{formMembersWords.add}</h3>
      <TextField
        id={id}
        name="term"
        type="search"
        label={formMembersWords.search}
        hint={formMembersWords.searchHint}
        value={term}
        onChange={setTerm}
      />
      <div aria-live="polite">
        {query && (
          <Suspense fallback={<p>{formMembersWords.searching}</p>}>
            <MembersFound query={query} form={data} />
          </Suspense>
        )}
      </div>
    </>
  );
}
