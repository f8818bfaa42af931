import { graphql } from 'react-relay';
import type { usePublishDocument_unpublishMutation } from '#web/__generated__/usePublishDocument_unpublishMutation.graphql.ts';
import type { usePublishDocumentMutation } from '#web/__generated__/usePublishDocumentMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const usePublishDocument = (): MutationHook<usePublishDocumentMutation> =>
  useMutation(graphql`
    mutation usePublishDocumentMutation($input: PublishDocumentInput!) {
      publishDocument(input: $input) {
        ... on PublishDocumentPayload {
          document {
            publishedAt
            unpublishedAt
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);

export const useUnpublishDocument = (): MutationHook<usePublishDocument_unpublishMutation> =>
  useMutation(graphql`
    mutation usePublishDocument_unpublishMutation($input: UnpublishDocumentInput!) {
      unpublishDocument(input: $input) {
        ... on UnpublishDocumentPayload {
          document {
            publishedAt
            unpublishedAt
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
