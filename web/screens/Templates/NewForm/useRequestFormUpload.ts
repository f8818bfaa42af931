import { graphql } from 'react-relay';
import type { useRequestFormUploadMutation } from '#web/__generated__/useRequestFormUploadMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRequestFormUpload = (): MutationHook<useRequestFormUploadMutation> =>
  useMutation(graphql`
    mutation useRequestFormUploadMutation($input: RequestFormUploadInput!) {
      requestFormUpload(input: $input) {
        ... on RequestFormUploadPayload {
          fileId
          url
          fields
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
