import { graphql } from 'react-relay';
import type { useRequestProposalUploadMutation } from '#web/__generated__/useRequestProposalUploadMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRequestProposalUpload = (): MutationHook<useRequestProposalUploadMutation> =>
  useMutation(graphql`
    mutation useRequestProposalUploadMutation($input: RequestProposalUploadInput!) {
      requestProposalUpload(input: $input) {
        ... on RequestProposalUploadPayload {
          fileId
          url
          fields
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
