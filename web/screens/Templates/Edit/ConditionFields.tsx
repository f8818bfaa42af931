import { useId, type ReactElement } from 'react';
import { comparatorsFor, type Comparator } from '#domain/form/logic/comparators.ts';
import { logicWords } from '#messages/form/formEditorWords.ts';
import { ConnectiveSelect } from '#web/screens/Templates/Edit/ConnectiveSelect.tsx';
import { withSource, type TestDraft } from '#web/screens/Templates/Edit/logicDraft.ts';
import type { LogicSource } from '#web/screens/Templates/Edit/LogicSources.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface ConditionFieldsProps {
  /** `2`, or `2.1` within a group */
  readonly number: string;
  readonly condition: TestDraft;
  readonly sources: readonly LogicSource[];
  readonly isLast: boolean;
  readonly onChange: (condition: TestDraft) => void;
  readonly onRemove: (() => void) | null;
}

const choose = { value: '', label: logicWords.choose };

/** One test of a field, and how it is joined to the next. */
export function ConditionFields(props: ConditionFieldsProps): ReactElement {
  const { number, condition, sources, isLast, onChange, onRemove } = props;
  const id = useId();
  const source = sources.find((one) => one.id === condition.sourceId);
  const value = { label: logicWords.value, id: `${id}v`, name: `${id}v`, value: condition.match };
  const onMatch = (match: string): void => onChange({ ...condition, match });
  return (
    <fieldset className={styles.condition} aria-label={logicWords.condition(number)}>
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
        <ConnectiveSelect
          value={condition.connective}
          onChange={(connective) => onChange({ ...condition, connective })}
        />
      )}
      {onRemove && (
        <div>
          <Button variant="quiet" icon="trash" onPress={onRemove}>
            {logicWords.remove(number)}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
