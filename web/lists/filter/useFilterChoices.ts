import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import type { FilterChoiceSource, useFilterChoicesQuery } from '#web/__generated__/useFilterChoicesQuery.graphql.ts';
import type { ConditionChoice } from '#web/lists/filter/ChoicePicker.tsx';
import { useQueryResponse } from '#web/relay/useQueryResponse.ts';

const debounceMs = 333;

interface FilterChoices {
  readonly choices: readonly ConditionChoice[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly refetch: () => void;
}

/** Choices for a condition matching the typed text. */
export function useFilterChoices(source: FilterChoiceSource | null, typed: string): FilterChoices {
  const [term, setTerm] = useState('');
  const wanted = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setTerm(wanted), wanted === '' ? 0 : debounceMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, ...state } = useQueryResponse<useFilterChoicesQuery>(
    graphql`
      query useFilterChoicesQuery($source: FilterChoiceSource!, $term: String) {
        filterChoices(source: $source, term: $term) {
          choiceId
          name
          hint
        }
      }
    `,
    source === null ? null : { source, term },
  );
  const choices = (data?.filterChoices ?? []).map(({ choiceId: id, name, hint }) => ({ id, name, hint: hint ?? null }));
  return { choices, ...state };
}
