import { graphql } from 'react-relay';
import type { useCreateCustomEntityMutation } from '#web/__generated__/useCreateCustomEntityMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateCustomEntity = (): MutationHook<useCreateCustomEntityMutation> =>
  useMutation(graphql`
    mutation useCreateCustomEntityMutation($input: CreateCustomEntityInput!) {
      createCustomEntity(input: $input) {
        ... on CreateCustomEntityPayload {
          customEntity {
            id
          }
          team {
            ...CustomEntityList_team
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
