import { useId, type ReactElement } from 'react';
import { comparatorsFor, type Comparator } from '#domain/form/logic/comparators.ts';
import { logicWords } from '#web/messages/templateEditor.ts';
import { withSource, type ConditionDraft } from '#web/screens/Templates/Edit/logicDraft.ts';
import type { LogicSource } from '#web/screens/Templates/Edit/LogicSources.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface ConditionFieldsProps {
  readonly place: number;
  readonly condition: ConditionDraft;
  readonly sources: readonly LogicSource[];
  readonly isLast: boolean;
  readonly onChange: (condition: ConditionDraft) => void;
  readonly onRemove: (() => void) | null;
}

const choose = { value: '', label: logicWords.choose };

/** One test of one field, and how it is joined to the next. */
export function ConditionFields(props: ConditionFieldsProps): ReactElement {
  const { place, condition, sources, isLast, onChange, onRemove } = props;
  const id = useId();
  const source = sources.find((one) => one.id === condition.sourceId);
  const value = { label: logicWords.value, id: `${id}v`, name: `${id}v`, value: condition.match };
  const onMatch = (match: string): void => onChange({ ...condition, match });
  return (
    <fieldset className={styles.condition} aria-label={logicWords.condition(place + 1)}>
      <Select
        id={`${id}s`}
        name={`${id}s`}
        label={logicWords.source}
        value={condition.sourceId}
        options={[choose, ...sources.map((one) => ({ value: one.id, label: one.name }))]}
        onChange={(sourceId) =>
          onChange(
            withSource(
              condition,
              sources.find((one) => one.id === sourceId),
            ),
          )
        }
      />
      {source && (
        <Select
          id={`${id}c`}
          name={`${id}c`}
          label={logicWords.comparator}
          value={condition.comparator}
          options={comparatorsFor(source.dataType).map((one) => ({ value: one, label: logicWords.comparators[one] }))}
          onChange={(comparator) => onChange({ ...condition, comparator: comparator as Comparator })}
        />
      )}
      {source &&
        (source.options.length > 0 ? (
          <Select
            {...value}
            options={[choose, ...source.options.map(({ identity, name }) => ({ value: identity, label: name }))]}
            onChange={onMatch}
          />
        ) : (
          <TextField {...value} inputMode="decimal" onChange={onMatch} />
        ))}
      {!isLast && (
        <Select
          id={`${id}j`}
          name={`${id}j`}
          label={logicWords.connective}
          value={condition.connective}
          options={[
            { value: 'and', label: logicWords.connectives.and },
            { value: 'or', label: logicWords.connectives.or },
          ]}
          onChange={(connective) => onChange({ ...condition, connective: connective === 'or' ? 'or' : 'and' })}
        />
      )}
      {onRemove && (
        <div>
          <Button look="quiet" icon="trash" onPress={onRemove}>
            {logicWords.remove(place + 1)}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
