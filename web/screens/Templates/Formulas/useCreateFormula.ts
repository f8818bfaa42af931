import { graphql } from 'react-relay';
import type { useCreateFormulaMutation } from '#web/__generated__/useCreateFormulaMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateFormula = (): MutationHook<useCreateFormulaMutation> =>
  useMutation(graphql`
    mutation useCreateFormulaMutation($input: CreateFormulaInput!) {
      createFormula(input: $input) {
        ... on CreateFormulaPayload {
          formula {
            id
          }
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
