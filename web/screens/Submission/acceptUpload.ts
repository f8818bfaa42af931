import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { acceptUploadMutation } from '#web/__generated__/acceptUploadMutation.graphql.ts';
import { sendMutation } from '#web/relay/mutation.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

/** Has a file that was sent looked at, so that what is not taken is said at the file and not at its answer. */
export const acceptUpload = (environment: Environment, fileId: string): Promise<Outcome<unknown>> =>
  sendMutation<acceptUploadMutation>(
    environment,
    graphql`
      mutation acceptUploadMutation($input: AcceptUploadInput!) {
        acceptUpload(input: $input) {
          ... on AcceptUploadPayload {
            __typename
          }
          ...outcome_refused @alias(as: "refused")
        }
      }
    `,
    { input: { fileId } },
  );
