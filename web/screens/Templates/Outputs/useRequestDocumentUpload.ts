import { graphql } from 'react-relay';
import type { useRequestDocumentUploadMutation } from '#web/__generated__/useRequestDocumentUploadMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRequestDocumentUpload = (): MutationHook<useRequestDocumentUploadMutation> =>
  useMutation(graphql`
    mutation useRequestDocumentUploadMutation($input: RequestDocumentUploadInput!) {
      requestDocumentUpload(input: $input) {
        ... on RequestDocumentUploadPayload {
          fileId
          url
          fields
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
