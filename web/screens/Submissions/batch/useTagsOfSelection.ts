import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import type { useTagsOfSelectionQuery } from '#web/__generated__/useTagsOfSelectionQuery.graphql.ts';
import { useQueryResponse } from '#web/relay/useQueryResponse.ts';
import { selectionInput, type SelectedSubmissions } from '#web/screens/Submissions/batch/SelectedSubmissions.ts';

const debounceMs = 250;

interface ChosenTags {
  /** null while loading */
  readonly tags: readonly { readonly name: string; readonly count: number }[] | null;
  readonly hasFailed: boolean;
  readonly refetch: () => void;
}

/** Tags that could be added to the selection, filtered as the user types; or those already on it. */
export function useTagsOfSelection(chosen: SelectedSubmissions, search: string, isOn: boolean): ChosenTags {
  const [term, setTerm] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTerm(search), search === '' ? 0 : debounceMs);
    return () => clearTimeout(timer);
  }, [search]);
  const { data, hasFailed, refetch } = useQueryResponse<useTagsOfSelectionQuery>(
    graphql`
      query useTagsOfSelectionQuery($submissionIds: [ID!], $filters: JSON, $search: String, $isOn: Boolean!) {
        chosenSubmissions(submissionIds: $submissionIds, filters: $filters) {
          tags(search: $search, isOn: $isOn) {
            name
            count
          }
        }
      }
    `,
    { ...selectionInput(chosen), search: term, isOn },
  );
  const tags = data?.chosenSubmissions.tags.map(({ name, count }) => ({ name, count })) ?? null;
  return { tags, hasFailed, refetch };
}
