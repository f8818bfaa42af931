import { useId, type ReactElement } from 'react';
import type { FoundEntity } from '#web/forms/EntityServices.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/forms/fields/EntityInput.module.css';

interface EntityListProps {
  readonly title: string;
  readonly entities: readonly FoundEntity[];
  readonly onChoose: (entity: FoundEntity) => void;
}

/** Entities to choose from. */
export function EntityList({ title, entities, onChoose }: EntityListProps): ReactElement | null {
  const id = useId();
  if (entities.length === 0) return null;
  return (
    <div className={styles.list}>
      <span id={id} className={styles.title}>
        {title}
      </span>
      <ul className={styles.found} aria-labelledby={id}>
        {entities.map((entity) => (
          <li key={entity.id}>
            <Button onPress={() => onChoose(entity)}>{entity.name}</Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
