import { graphql } from 'react-relay';
import type { useStarForm_unstarMutation } from '#web/__generated__/useStarForm_unstarMutation.graphql.ts';
import type { useStarFormMutation } from '#web/__generated__/useStarFormMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useStarForm = (): MutationHook<useStarFormMutation> =>
  useMutation(graphql`
    mutation useStarFormMutation($input: StarFormInput!) {
      starForm(input: $input) {
        ... on StarFormPayload {
          masterTemplate {
            isStarred
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);

export const useUnstarForm = (): MutationHook<useStarForm_unstarMutation> =>
  useMutation(graphql`
    mutation useStarForm_unstarMutation($input: UnstarFormInput!) {
      unstarForm(input: $input) {
        ... on UnstarFormPayload {
          masterTemplate {
            isStarred
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
