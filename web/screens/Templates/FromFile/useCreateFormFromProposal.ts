import { graphql } from 'react-relay';
import type { useCreateFormFromProposalMutation } from '#web/__generated__/useCreateFormFromProposalMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateFormFromProposal = (): MutationHook<useCreateFormFromProposalMutation> =>
  useMutation(graphql`
    mutation useCreateFormFromProposalMutation($input: CreateFormFromProposalInput!) {
      createFormFromProposal(input: $input) {
        ... on CreateFormFromProposalPayload {
          masterTemplate {
            id
            name
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
