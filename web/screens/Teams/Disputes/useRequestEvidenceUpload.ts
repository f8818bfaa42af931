import { graphql } from 'react-relay';
import type { useRequestEvidenceUploadMutation } from '#web/__generated__/useRequestEvidenceUploadMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRequestEvidenceUpload = (): MutationHook<useRequestEvidenceUploadMutation> =>
  useMutation(graphql`
    mutation useRequestEvidenceUploadMutation($input: RequestEvidenceUploadInput!) {
      requestEvidenceUpload(input: $input) {
        ... on RequestEvidenceUploadPayload {
          fileId
          url
          fields
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
