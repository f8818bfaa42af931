import type { ReactElement } from 'react';
import { logicLimits } from '#domain/form/logic/logicConfigSchema.ts';
import { logicWords } from '#messages/form/formEditorWords.ts';
import { ConditionFields } from '#web/screens/Templates/Edit/ConditionFields.tsx';
import { ConnectiveSelect } from '#web/screens/Templates/Edit/ConnectiveSelect.tsx';
import { newCondition, newGroup, type ConditionDraft } from '#web/screens/Templates/Edit/logicDraft.ts';
import type { LogicSource } from '#web/screens/Templates/Edit/LogicSources.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface ConditionListProps {
  readonly conditions: readonly ConditionDraft[];
  readonly sources: readonly LogicSource[];
  /** number of the enclosing group, such as `2` or `2.1`; null at the top level */
  readonly group?: string | null;
  readonly onChange: (conditions: readonly ConditionDraft[]) => void;
}

/** The logic itself and its conditions take two levels of the depth limit. */
const mostGroups = logicLimits.depth - 2;

/** Conditions in order, joined to each other. Groups are edited the same way. */
export function ConditionList({ conditions, sources, group = null, onChange }: ConditionListProps): ReactElement {
  const depth = group === null ? 0 : group.split('.').length;
  const change = (place: number, next: ConditionDraft): void => onChange(conditions.with(place, next));
  return (
    <>
      {conditions.map((condition, place) => {
        const number = group === null ? `${place + 1}` : `${group}.${place + 1}`;
        const isLast = place === conditions.length - 1;
        const remove = conditions.length > 1 ? () => onChange(conditions.toSpliced(place, 1)) : null;
        if (!('conditions' in condition)) {
          return (
            <ConditionFields
              // Conditions have no ID, only their position.
              key={place}
              number={number}
              condition={condition}
              sources={sources}
              isLast={isLast}
              onChange={(next) => change(place, next)}
              onRemove={remove}
            />
          );
        }
        return (
          <fieldset key={place} className={styles.condition} aria-label={logicWords.group(number)}>
            <p>{logicWords.groupMeaning}</p>
            <ConditionList
              conditions={condition.conditions}
              sources={sources}
              group={number}
              onChange={(inner) => change(place, { ...condition, conditions: inner })}
            />
            {!isLast && (
              <ConnectiveSelect
                value={condition.connective}
                onChange={(connective) => change(place, { ...condition, connective })}
              />
            )}
            <div>
              <Button
                variant="quiet"
                icon="trash"
                onPress={() => onChange(remove ? conditions.toSpliced(place, 1) : [newCondition])}
              >
                {logicWords.removeGroup(number)}
              </Button>
            </div>
          </fieldset>
        );
      })}
      <div className={styles.tools}>
        <Button
          icon="plus"
          {...(group === null ? {} : { label: logicWords.addTo(group) })}
          onPress={() => onChange([...conditions, newCondition])}
        >
          {logicWords.add}
        </Button>
        {depth < mostGroups && (
          <Button
            variant="quiet"
            icon="plus"
            {...(group === null ? {} : { label: logicWords.addGroupTo(group) })}
            onPress={() => onChange([...conditions, newGroup])}
          >
            {logicWords.addGroup}
          </Button>
        )}
      </div>
    </>
  );
}
