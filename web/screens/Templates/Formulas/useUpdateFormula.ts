import { graphql } from 'react-relay';
import type { useUpdateFormulaMutation } from '#web/__generated__/useUpdateFormulaMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateFormula = (): MutationHook<useUpdateFormulaMutation> =>
  useMutation(graphql`
    mutation useUpdateFormulaMutation($input: UpdateFormulaInput!) {
      updateFormula(input: $input) {
        ... on UpdateFormulaPayload {
          flowTemplate {
            revision
            isModified
            formulas {
              id
            }
            ...FormulaList_draft
            ...FormulaEditor_draft
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
