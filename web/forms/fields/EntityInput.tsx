import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { isContentRecord, type Content } from '#domain/form/Content.ts';
import { entityFieldWords as words } from '#messages/filling/entityFieldWords.ts';
import type { FoundEntity } from '#web/forms/EntityServices.ts';
import { EntitySearch } from '#web/forms/fields/entity/EntitySearch.tsx';
import { useEntityKind } from '#web/forms/fields/entity/useEntityKind.ts';
import type { InputProps } from '#web/forms/fields/InputProps.ts';
import { RemoteEntityInput } from '#web/forms/fields/RemoteEntityInput.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FieldGroup } from '#web/ui/Field.tsx';
import styles from '#web/forms/fields/EntityInput.module.css';

// Lazy, because they are needed only after a choice.
const EntityPanel = lazy(async () => ({
  default: (await import('#web/forms/fields/entity/EntityPanel.tsx')).EntityPanel,
}));
const CreateEntity = lazy(async () => ({
  default: (await import('#web/forms/fields/entity/CreateEntity.tsx')).CreateEntity,
}));

/** Searches the entities that the team keeps on file, shows the chosen one, and adds new ones where the form allows it. */
export function EntityInput({ field, value, onChange, onBlur, ...props }: InputProps): ReactElement {
  const chosen = chosenIn(value);
  const { kind, isFailed } = useEntityKind(field.id, chosen === null);
  const [isCreating, setCreating] = useState(false);
  /** the reader just chose or dropped an entity, so focus has to follow */
  const moved = useRef(false);
  const card = useRef<HTMLFieldSetElement>(null);
  const kindName = kind?.name ?? field.name;

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    if (chosen) card.current?.focus();
    else document.getElementById(`${props.id}-term`)?.focus();
  }, [chosen, props.id]);

  const choose = (entity: FoundEntity | null): void => {
    moved.current = true;
    setCreating(false);
    onChange(entity && { id: entity.id, name: entity.name });
    // The details are visible once the answer is saved.
    onBlur?.();
  };
  const closeCreating = (): void => {
    setCreating(false);
    requestAnimationFrame(() => document.getElementById(`${props.id}-create`)?.focus());
  };
  const leave = onBlur ? { onBlur } : {};
  if (chosen) {
    return (
      <FieldGroup {...props} {...leave}>
        <fieldset ref={card} tabIndex={-1} className={styles.card} aria-label={chosen.name}>
          <div className={styles.chosen}>
            <strong>{chosen.name}</strong>
            <Button variant="quiet" icon="search" onPress={() => choose(null)}>
              {words.changeChoice}
            </Button>
          </div>
          <Suspense fallback={null}>
            <EntityPanel key={chosen.id} entityId={chosen.id} />
          </Suspense>
        </fieldset>
      </FieldGroup>
    );
  }
  return (
    <FieldGroup {...props} {...leave}>
      {isCreating && kind ? (
        <Suspense fallback={null}>
          <CreateEntity fieldId={field.id} kind={kind} kindName={kindName} onChoose={choose} onCancel={closeCreating} />
        </Suspense>
      ) : (
        <>
          <RemoteEntityInput id={props.id} fieldId={field.id} onChoose={choose}>
            {(id) => (
              <EntitySearch
                id={id}
                name={props.name}
                fieldId={field.id}
                kindName={kindName}
                suggested={kind?.suggested ?? []}
                isFailed={isFailed}
                onChoose={choose}
              />
            )}
          </RemoteEntityInput>
          {field.entityCreateable && kind && !kind.isRemote && (
            <div>
              <Button id={`${props.id}-create`} variant="quiet" icon="plus" onPress={() => setCreating(true)}>
                {words.create(kindName)}
              </Button>
            </div>
          )}
        </>
      )}
    </FieldGroup>
  );
}

function chosenIn(value: Content): FoundEntity | null {
  const [id, name] = isContentRecord(value) ? [value['id'], value['name']] : [];
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
}
