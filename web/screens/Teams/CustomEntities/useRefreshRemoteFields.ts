import { graphql } from 'react-relay';
import type { useRefreshRemoteFieldsMutation } from '#web/__generated__/useRefreshRemoteFieldsMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRefreshRemoteFields = (): MutationHook<useRefreshRemoteFieldsMutation> =>
  useMutation(graphql`
    mutation useRefreshRemoteFieldsMutation($input: RefreshRemoteFieldsInput!) {
      refreshRemoteFields(input: $input) {
        ... on RefreshRemoteFieldsPayload {
          customEntity {
            fields {
              __typename
            }
            ...CustomEntityRow_kind
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
