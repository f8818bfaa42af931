import { graphql } from 'react-relay';
import type { useProposeFormMutation } from '#web/__generated__/useProposeFormMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useProposeForm = (): MutationHook<useProposeFormMutation> =>
  useMutation(graphql`
    mutation useProposeFormMutation($input: ProposeFormInput!) {
      proposeForm(input: $input) {
        ... on ProposeFormPayload {
          proposal {
            name
            fileKind
            requiresSignature
            documentFileId
            sections {
              name
              place
              startsStep
              questions {
                name
                hint
                dataType
                dateType
                isRequired
                maxLength
                options
                isNamed
                unknownType
                place
                fileFields
                fills
              }
            }
            leftOut {
              name
              place
              reason
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
