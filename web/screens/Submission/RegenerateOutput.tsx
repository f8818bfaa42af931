import type { ReactElement } from 'react';
import { graphql } from 'react-relay';

import type { RegenerateOutputMutation } from '#web/__generated__/RegenerateOutputMutation.graphql.ts';
import { submissionEndWords } from '#web/messages/submissionEnd.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { newKey } from '#web/parts/newKey.ts';
import { useMutation } from '#web/relay/mutation.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

interface RegenerateOutputProps {
  readonly issuedOutputId: string;
  readonly failureMessage: string;
}

/** Why a document could not be made, and the way to have it made again once the cause is mended. */
export function RegenerateOutput({ issuedOutputId, failureMessage }: RegenerateOutputProps): ReactElement {
  const [regenerateOutput] = useMutation<RegenerateOutputMutation>(graphql`
    mutation RegenerateOutputMutation($input: RegenerateOutputInput!) {
      regenerateOutput(input: $input) {
        ... on RegenerateOutputPayload {
          issuedOutput {
            id
            status
            state
            downloadUrl
            failureMessage
            availableActions
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  const making = useAction(
    (id: string) => regenerateOutput({ input: { issuedOutputId: id, idempotencyKey: newKey() } }),
    () => undefined,
  );
  return (
    <>
      <Alert
        tone="danger"
        action={
          <Button isPending={making.pending !== null} onPress={() => making.run(issuedOutputId)}>
            {submissionEndWords.makeAgain}
          </Button>
        }
      >
        {failureMessage}
      </Alert>
      {making.refusal !== null && (
        <Alert tone="danger" isLive>
          {making.refusal}
        </Alert>
      )}
    </>
  );
}
