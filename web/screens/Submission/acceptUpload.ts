import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { acceptUploadMutation } from '#web/__generated__/acceptUploadMutation.graphql.ts';
import { sendMutation } from '#web/relay/mutation.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

/** Has the server check an uploaded file, so that a refusal is shown at the file instead of the answer. */
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
