import { graphql } from 'react-relay';
import type { useSetTemplateMemberLevelMutation } from '#web/__generated__/useSetTemplateMemberLevelMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useSetTemplateMemberLevel = (): MutationHook<useSetTemplateMemberLevelMutation> =>
  useMutation(graphql`
    mutation useSetTemplateMemberLevelMutation($input: SetTemplateMemberLevelInput!) {
      setTemplateMemberLevel(input: $input) {
        ... on SetTemplateMemberLevelPayload {
          membership {
            ...MemberLevel_membership
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
