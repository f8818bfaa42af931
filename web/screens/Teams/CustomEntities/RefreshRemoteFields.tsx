import type { ReactElement } from 'react';
import { remoteEntityWords as words } from '#messages/entity/remoteEntityWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useRefreshRemoteFields } from '#web/screens/Teams/CustomEntities/useRefreshRemoteFields.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Teams/CustomEntities/CustomEntities.module.css';

interface RefreshRemoteFieldsProps {
  /** the global ID of a kind of entity that a remote layer keeps */
  readonly customEntityId: string;
  readonly fieldCount: number;
}

/** Adds the fields that a remote layer got since its kind of entity was created. */
export function RefreshRemoteFields({ customEntityId, fieldCount }: RefreshRemoteFieldsProps): ReactElement {
  const [refreshRemoteFields] = useRefreshRemoteFields();
  const refreshing = useAction(
    (id: string) => refreshRemoteFields({ input: { customEntityId: id } }),
    ({ customEntity: { fields } }) => flash(words.fieldsRefreshed(fields.length - fieldCount)),
  );
  return (
    <div className={styles.refresh}>
      <div>
        <Button
          icon="refresh"
          isPending={refreshing.pending !== null}
          pendingLabel={words.refreshingFields}
          onPress={() => refreshing.run(customEntityId)}
        >
          {words.refreshFields}
        </Button>
      </div>
      {refreshing.refusal !== null && (
        <Alert tone="danger" isLive>
          {refreshing.refusal}
        </Alert>
      )}
    </div>
  );
}
