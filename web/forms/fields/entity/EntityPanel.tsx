import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { entityFieldWords as words } from '#messages/filling/entityFieldWords.ts';
import type { EntityDetails } from '#web/forms/EntityServices.ts';
import { useFormServices } from '#web/forms/FormServices.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { flash } from '#web/ui/flashes.ts';
import { LoadingRegion, Skeleton } from '#web/ui/Skeleton.tsx';
import styles from '#web/forms/fields/EntityInput.module.css';

const EditEntity = lazy(async () => ({
  default: (await import('#web/forms/fields/entity/EditEntity.tsx')).EditEntity,
}));

/** The details of a chosen entity that the reader may see, and how to change them. */
export function EntityPanel({ entityId }: { readonly entityId: string }): ReactElement | null {
  const { details, reload } = useEntityDetails(entityId);
  const [isEditing, setEditing] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const close = (): void => {
    setEditing(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const finish = (said: string): void => {
    flash(said);
    setSubmitted(said === words.submitted);
    close();
    void reload();
  };
  if (details === undefined)
    return (
      <LoadingRegion what={words.loading}>
        <Skeleton />
        <Skeleton width="half" />
      </LoadingRegion>
    );
  if (details === 'failed') return <output className={styles.outcome}>{words.loadFailed}</output>;
  if (details === null) return null;
  if (isEditing)
    return (
      <Suspense fallback={null}>
        <EditEntity details={details} onReload={reload} onDone={finish} onCancel={close} />
      </Suspense>
    );
  return (
    <div className={styles.panel}>
      {details.isArchived && <Badge tone="warning">{words.archived}</Badge>}
      {details.values.length > 0 && (
        <DescriptionList
          facts={details.values.map(({ field, text }) => [
            field.name,
            text === '' ? <NoValue key={field.fieldId} /> : text,
          ])}
        />
      )}
      <output className={styles.outcome}>{isSubmitted && words.submitted}</output>
      {details.pending.length > 0 && (
        <div className={styles.pending}>
          <span>{words.pending}</span>
          <DescriptionList facts={details.pending.map(({ name, text }) => [name, text || words.removal])} />
        </div>
      )}
      {(details.canEdit || details.canSuggest) && (
        <div>
          <Button ref={opener} variant="quiet" icon="edit" onPress={() => setEditing(true)}>
            {details.canEdit ? words.edit : words.suggestEdits}
          </Button>
        </div>
      )}
    </div>
  );
}

const NoValue = (): ReactElement => <span className={styles.none}>{words.noValue}</span>;

interface LoadedDetails {
  /** undefined while loading, null if the reader has no access */
  readonly details: EntityDetails | 'failed' | null | undefined;
  readonly reload: () => Promise<void>;
}

const isLoaded = (details: LoadedDetails['details']): details is EntityDetails =>
  typeof details === 'object' && details !== null;

function useEntityDetails(entityId: string): LoadedDetails {
  const { loadEntities } = useFormServices();
  const [details, setDetails] = useState<LoadedDetails['details']>();
  const isMounted = useRef(true);
  const reload = useCallback(async (): Promise<void> => {
    const loaded = await loadEntities()
      .then((entities) => entities.load(entityId))
      .catch(() => 'failed' as const);
    // What is shown, or being edited, stays if it can't be loaded again.
    if (isMounted.current) setDetails((before) => (isLoaded(before) && !isLoaded(loaded) ? before : loaded));
  }, [loadEntities, entityId]);
  useEffect(() => {
    isMounted.current = true;
    const load = (): void => void reload();
    load();
    // It may have failed because there was no connection.
    window.addEventListener('online', load);
    return () => {
      isMounted.current = false;
      window.removeEventListener('online', load);
    };
  }, [reload]);
  return { details, reload };
}
