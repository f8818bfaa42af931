import { graphql } from 'react-relay';
import type { useFilterFormsQuery } from '#web/__generated__/useFilterFormsQuery.graphql.ts';
import type { ConditionChoice } from '#web/lists/filter/ChoicePicker.tsx';
import { plainId } from '#web/relay/plainId.ts';
import { useQueryResponse } from '#web/relay/useQueryResponse.ts';

interface FilterForms {
  readonly forms: readonly ConditionChoice[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly refetch: () => void;
}

/** Forms to filter by, loaded when first needed. */
export function useFilterForms(isNeeded: boolean): FilterForms {
  const { data, ...state } = useQueryResponse<useFilterFormsQuery>(
    graphql`
      query useFilterFormsQuery {
        filterForms {
          id
          name
        }
      }
    `,
    isNeeded ? {} : null,
  );
  const forms = (data?.filterForms ?? []).map(({ id, name }) => ({ id: plainId(id), name, hint: null }));
  return { forms, ...state };
}
