import { useCallback, type ReactElement } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { newEntityWords as words } from '#messages/entity/entityListWords.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useIsMounted } from '#web/navigation/useIsMounted.ts';
import { LazyFeaturePicker } from '#web/parts/map/LazyFeaturePicker.tsx';
import { entityPath } from '#web/screens/Teams/Entities/entityPaths.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { flash } from '#web/ui/flashes.ts';

interface AddRemoteEntityProps {
  readonly id: string;
  readonly kindId: string;
  readonly slug: string;
}

/** Adds a record of a remote layer to the directory. */
export function AddRemoteEntity({ id, kindId, slug }: AddRemoteEntityProps): ReactElement {
  const environment = useRelayEnvironment();
  const depart = useGuardedNavigation();
  const isMounted = useIsMounted();
  const open = useCallback(async () => {
    try {
      const { openKindSource } = await import('#web/parts/map/openKindSource.ts');
      return await openKindSource(environment, kindId);
    } catch {
      // The page says that the map service isn't responding.
      return null;
    }
  }, [environment, kindId]);
  return (
    <>
      <p>{words.remoteHint}</p>
      <LazyFeaturePicker
        id={id}
        open={open}
        onChoose={(entity) => {
          if (!isMounted()) return;
          flash(words.created);
          depart().go(entityPath(slug, entity.id));
        }}
      >
        <Alert tone="warning">{words.remoteUnavailable}</Alert>
      </LazyFeaturePicker>
    </>
  );
}
