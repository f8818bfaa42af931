import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import { remoteEntityWords as words } from '#messages/entity/remoteEntityWords.ts';
import type { RefreshRemoteFieldsMutation } from '#web/__generated__/RefreshRemoteFieldsMutation.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useMutation } from '#web/relay/mutation.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';

interface RefreshRemoteFieldsProps {
  /** the global ID of a kind of entity that a remote layer keeps */
  readonly customEntityId: string;
}

/** Adds the fields that a remote layer got since its kind of entity was created. */
export function RefreshRemoteFields({ customEntityId }: RefreshRemoteFieldsProps): ReactElement {
  const [refreshRemoteFields] = useMutation<RefreshRemoteFieldsMutation>(graphql`
    mutation RefreshRemoteFieldsMutation($input: RefreshRemoteFieldsInput!) {
      refreshRemoteFields(input: $input) {
        ... on RefreshRemoteFieldsPayload {
          customEntity {
            id
            fields {
              id
              name
              dataType
              viewable
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  const refreshing = useAction(
    (id: string) => refreshRemoteFields({ input: { customEntityId: id } }),
    () => flash(words.refreshed),
  );
  return (
    <>
      <Button
        variant="quiet"
        icon="refresh"
        isPending={refreshing.pending !== null}
        onPress={() => refreshing.run(customEntityId)}
      >
        {words.refreshFields}
      </Button>
      {refreshing.refusal !== null && (
        <Alert tone="danger" isLive>
          {refreshing.refusal}
        </Alert>
      )}
    </>
  );
}
