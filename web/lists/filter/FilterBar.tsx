import { useRef, useState, type ReactElement } from 'react';
import { normaliseFilter, type FilterCondition, type FilterKind, type FilterOf } from '#domain/filter/filter.ts';
import { truncate, truncation } from '#domain/kernel/text.ts';
import { answerConditionLabel, conditionWords, filterWords } from '#messages/lists/filterWords.ts';
import { toConditionDraft, newConditionDraft } from '#web/lists/filter/conditionDraft.ts';
import { ConditionEditor } from '#web/lists/filter/ConditionEditor.tsx';
import { conditionLabel, type ConditionNames } from '#web/lists/filter/conditionLabel.ts';
import { isEditable } from '#web/lists/filter/conditionSubjects.ts';
import type { FilterChange } from '#web/lists/viewUrl.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Popup } from '#web/ui/Popup.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/lists/filter/Filter.module.css';

interface FilterBarProps<K extends FilterKind> {
  readonly kind: K;
  readonly filter: FilterOf<K>;
  readonly names: ConditionNames;
  /** receives the change only, because an earlier one may not have rendered yet */
  readonly onChange: (change: FilterChange<K>) => void;
}

/** Filter chips, each edited or removed in place. */
export function FilterBar<K extends FilterKind>({ kind, filter, names, onChange }: FilterBarProps<K>): ReactElement {
  const conditions: readonly FilterCondition[] = filter;
  const [said, setSaid] = useState('');
  const bar = useRef<HTMLElement>(null);
  const change = (next: (now: readonly FilterCondition[]) => readonly FilterCondition[]): void =>
    onChange((now) => normaliseFilter(kind, [...next(now)] as FilterOf<K>));
  const remove = (condition: FilterCondition): void => {
    setSaid(filterWords.removed(conditionLabel(condition, names)));
    change((now) => now.filter((one) => !isSame(one, condition)));
    // The focused chip was removed.
    bar.current?.querySelector<HTMLElement>('[data-add] button')?.focus();
  };
  return (
    <section ref={bar} className={styles.bar} aria-label={filterWords.bar}>
      {filter.length > 0 && (
        <ul className={styles.chips}>
          {conditions.map((condition) => (
            <Chip
              key={JSON.stringify(condition)}
              kind={kind}
              condition={condition}
              names={names}
              onChange={(next) => change((now) => now.map((one) => (isSame(one, condition) ? next : one)))}
              onRemove={() => remove(condition)}
            />
          ))}
        </ul>
      )}
      {filter.length === 0 && <span className={styles.none}>{filterWords.none[kind]}</span>}
      <AddFilter kind={kind} names={names} onAdd={(condition) => change((now) => [...now, condition])} />
      {filter.length > 0 && (
        <Button variant="quiet" onPress={() => change(() => [])}>
          {filterWords.clear}
        </Button>
      )}
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </section>
  );
}

const isSame = (one: FilterCondition, other: FilterCondition): boolean => JSON.stringify(one) === JSON.stringify(other);

interface ChipProps {
  readonly kind: FilterKind;
  readonly condition: FilterCondition;
  readonly names: ConditionNames;
  readonly onChange: (condition: FilterCondition) => void;
  readonly onRemove: () => void;
}

function Chip({ kind, condition, names, onChange, onRemove }: ChipProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const label = conditionLabel(condition, names);
  const what = 'identity' in condition ? answerConditionLabel : conditionWords[condition.field];
  return (
    <li className={styles.chip}>
      {isEditable(condition.field) ? (
        <Popup
          variant="chip"
          face={
            <>
              <span className={styles.short} title={label}>
                {truncate(label, truncation.filterLabel)}
              </span>
              {/* shown in print instead */}
              <span className={styles.whole}>{label}</span>
            </>
          }
          label={filterWords.edit(label)}
          title={filterWords.editTitle(what)}
          isOpen={isOpen}
          onOpenChange={setOpen}
        >
          <ConditionEditor
            kind={kind}
            initial={toConditionDraft(condition)}
            names={names}
            onApply={(next) => {
              setOpen(false);
              onChange(next);
            }}
            onCancel={() => setOpen(false)}
          />
        </Popup>
      ) : (
        <span className={styles.fixed}>{label}</span>
      )}
      <button type="button" className={styles.remove} aria-label={filterWords.remove(label)} onClick={onRemove}>
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}

function AddFilter({
  kind,
  names,
  onAdd,
}: {
  readonly kind: FilterKind;
  readonly names: ConditionNames;
  readonly onAdd: (condition: FilterCondition) => void;
}): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <span data-add="">
      <Popup
        face={
          <>
            <Icon name="plus" size={16} />
            {filterWords.add}
          </>
        }
        title={filterWords.addTitle}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <ConditionEditor
          kind={kind}
          initial={newConditionDraft('')}
          names={names}
          onApply={(condition) => {
            setOpen(false);
            onAdd(condition);
          }}
          onCancel={() => setOpen(false)}
        />
      </Popup>
    </span>
  );
}
