import { graphql } from 'react-relay';
import type { useReplaceDocumentFileMutation } from '#web/__generated__/useReplaceDocumentFileMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useReplaceDocumentFile = (): MutationHook<useReplaceDocumentFileMutation> =>
  useMutation(graphql`
    mutation useReplaceDocumentFileMutation($input: ReplaceDocumentFileInput!) {
      replaceDocumentFile(input: $input) {
        ... on ReplaceDocumentFilePayload {
          document {
            id
            ...DocumentFile_document
            ...MappingTable_document
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
