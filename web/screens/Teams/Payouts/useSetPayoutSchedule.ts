import { graphql } from 'react-relay';
import type { useSetPayoutScheduleMutation } from '#web/__generated__/useSetPayoutScheduleMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useSetPayoutSchedule = (): MutationHook<useSetPayoutScheduleMutation> =>
  useMutation(graphql`
    mutation useSetPayoutScheduleMutation($input: SetPayoutScheduleInput!) {
      setPayoutSchedule(input: $input) {
        ... on SetPayoutSchedulePayload {
          team {
            ...PayoutScheduleForm_team
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
