import { graphql } from 'react-relay';
import type { useRequestOptionsUploadMutation } from '#web/__generated__/useRequestOptionsUploadMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRequestOptionsUpload = (): MutationHook<useRequestOptionsUploadMutation> =>
  useMutation(graphql`
    mutation useRequestOptionsUploadMutation($input: RequestOptionsUploadInput!) {
      requestOptionsUpload(input: $input) {
        ... on RequestOptionsUploadPayload {
          fileId
          url
          fields
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
