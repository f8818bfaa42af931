import { graphql } from 'react-relay';
import type { useChooseRenewalRemindersMutation } from '#web/__generated__/useChooseRenewalRemindersMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useChooseRenewalReminders = (): MutationHook<useChooseRenewalRemindersMutation> =>
  useMutation(graphql`
    mutation useChooseRenewalRemindersMutation($input: ChooseRenewalRemindersInput!) {
      chooseRenewalReminders(input: $input) {
        ... on ChooseRenewalRemindersPayload {
          issuedOutput {
            ...OutputPage_output
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
