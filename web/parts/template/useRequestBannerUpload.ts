import { graphql } from 'react-relay';
import type { useRequestBannerUploadMutation } from '#web/__generated__/useRequestBannerUploadMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRequestBannerUpload = (): MutationHook<useRequestBannerUploadMutation> =>
  useMutation(graphql`
    mutation useRequestBannerUploadMutation($input: RequestBannerUploadInput!) {
      requestBannerUpload(input: $input) {
        ... on RequestBannerUploadPayload {
          fileId
          url
          fields
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
