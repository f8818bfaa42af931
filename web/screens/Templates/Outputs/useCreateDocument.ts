import { graphql } from 'react-relay';
import type { useCreateDocumentMutation } from '#web/__generated__/useCreateDocumentMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateDocument = (): MutationHook<useCreateDocumentMutation> =>
  useMutation(graphql`
    mutation useCreateDocumentMutation($input: CreateDocumentInput!) {
      createDocument(input: $input) {
        ... on CreateDocumentPayload {
          document {
            id
            ...DocumentFile_document
            ...MappingTable_document
          }
          masterTemplate {
            id
            documents {
              id
              name
              startVersion
              stopVersion
              latest
              publishedAt
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
