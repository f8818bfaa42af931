import { graphql } from 'react-relay';
import type { useDeleteFormulaMutation } from '#web/__generated__/useDeleteFormulaMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteFormula = (): MutationHook<useDeleteFormulaMutation> =>
  useMutation(graphql`
    mutation useDeleteFormulaMutation($input: DeleteFormulaInput!) {
      deleteFormula(input: $input) {
        ... on DeleteFormulaPayload {
          flowTemplate {
            revision
            isModified
            formulas {
              id
            }
            ...FormulaList_draft
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
