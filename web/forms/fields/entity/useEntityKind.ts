import { useEffect, useState } from 'react';
import type { OpenedEntityKind } from '#web/forms/EntityServices.ts';
import { useFormServices } from '#web/forms/FormServices.ts';

interface Requested {
  /** null until it is loaded */
  readonly kind: OpenedEntityKind | null;
  readonly isFailed: boolean;
}

/**
 * The kind of entity that a field asks for, with suggestions. Searching works without it. Loaded each time that the
 * reader starts to choose, because the suggestions include what they just added.
 */
export function useEntityKind(fieldId: string, isChoosing: boolean): Requested {
  const { loadEntities } = useFormServices();
  const [loaded, setLoaded] = useState<Requested>({ kind: null, isFailed: false });
  useEffect(() => {
    if (!isChoosing) return undefined;
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const kind = await loadEntities()
        .then((entities) => entities.open(fieldId))
        .catch(() => null);
      if (isCurrent) setLoaded((before) => ({ kind: kind ?? before.kind, isFailed: kind === null && !before.kind }));
    };
    void load();
    const loadAgain = (): void => void load();
    // It may have failed because there was no connection.
    window.addEventListener('online', loadAgain);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', loadAgain);
    };
  }, [loadEntities, fieldId, isChoosing]);
  return loaded;
}
