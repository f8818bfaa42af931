import type { ReactElement } from 'react';
import { patched } from '#domain/finder/editFinder.ts';
import { finderLimits as limits, type FinderCombination } from '#domain/finder/Finder.ts';
import { finderEditorWords as words } from '#messages/team/finderEditorWords.ts';
import { fieldIdOf, focusSoon, removePart, type FinderEditing } from '#web/screens/Teams/Finder/FinderEditing.ts';
import { formOptions } from '#web/screens/Teams/Finder/formOptions.ts';
import { newKey } from '#web/screens/Teams/Finder/newParts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import styles from '#web/screens/Teams/Finder/FinderEditor.module.css';

/** Staff's own choice of forms that are often needed together. */
export function CombinationList({ editing }: { readonly editing: FinderEditing }): ReactElement {
  const { finder, change, forms } = editing;
  const add = (): void => {
    const key = newKey();
    change((current) => ({ ...current, combinations: [...current.combinations, { key, formIds: [] }] }));
    focusSoon(fieldIdOf(`combinations.${key}.add`));
  };
  const isFull = finder.combinations.length >= limits.combinations || forms.length < limits.combined.min;
  return (
    <section className={styles.group} aria-labelledby="finder-combinations">
      <h2 id="finder-combinations">{words.combinations}</h2>
      <p className={styles.lead}>{words.combinationsLead}</p>
      <ol className={styles.parts}>
        {finder.combinations.map((combination, at) => (
          <CombinationCard key={combination.key} editing={editing} combination={combination} at={at} />
        ))}
      </ol>
      {!isFull && (
        <div>
          <Button id={fieldIdOf('combinations')} icon="plus" onPress={add}>
            {words.addCombination}
          </Button>
        </div>
      )}
    </section>
  );
}

interface CombinationCardProps {
  readonly editing: FinderEditing;
  readonly combination: FinderCombination;
  readonly at: number;
}

function CombinationCard({ editing, combination, at }: CombinationCardProps): ReactElement {
  const { change, forms } = editing;
  const { key, formIds } = combination;
  const path = `combinations.${key}`;
  const name = words.combination(at + 1);
  const set = (ids: readonly string[]): void =>
    change((current) => ({ ...current, combinations: patched(current.combinations, key, { formIds: ids }) }));
  const left = formOptions(forms, formIds, null);
  const nameOf = (id: string): string => forms.find((form) => form.id === id)?.name ?? '';
  return (
    <li className={styles.part} aria-label={name}>
      <div className={styles.combination}>
        <div className={styles.partTitle}>
          <h3 id={fieldIdOf(path)} tabIndex={-1}>
            {name}
          </h3>
          <span className={styles.partActions}>
            <Button
              variant="quiet"
              icon="trash"
              label={words.remove(name.charAt(0).toLowerCase() + name.slice(1))}
              onPress={() => {
                removePart(change, 'combinations', at, name);
                focusSoon(fieldIdOf('combinations'));
              }}
            />
          </span>
        </div>
        {formIds.length > 0 && (
          <ul className={styles.chips}>
            {formIds.map((id) => (
              <li key={id} className={styles.chip}>
                <span id={fieldIdOf(`${path}.forms.${id}`)} tabIndex={-1}>
                  {nameOf(id)}
                </span>
                <Button
                  variant="quiet"
                  icon="close"
                  label={words.remove(nameOf(id))}
                  onPress={() => {
                    set(formIds.filter((each) => each !== id));
                    focusSoon(fieldIdOf(path));
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        {formIds.length < limits.combined.max && left.length > 0 && (
          <Select
            id={fieldIdOf(`${path}.add`)}
            name={`${path}.add`}
            label={words.addForm}
            value=""
            options={[{ value: '', label: words.chooseForm }, ...left]}
            onChange={(formId) => {
              if (formId !== '') set([...formIds, formId]);
            }}
          />
        )}
      </div>
    </li>
  );
}
