// the parts of a condition are read by logicDraft.ts
/* oxlint-disable relay/unused-fields */
import { useId, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { LogicForm_logic$key } from '#web/__generated__/LogicForm_logic.graphql.ts';
import { logicWords } from '#web/messages/templateEditor.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { FormActions } from '#web/ui/Form.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';

import { ConditionFields } from './ConditionFields.tsx';
import { conditionsToSend, draftOf, newCondition, type ConditionDraft } from './logicDraft.ts';
import type { LogicSource } from './LogicSources.tsx';
import { useCreateLogicConfig } from './useCreateLogicConfig.ts';
import { useDeleteLogicConfig } from './useDeleteLogicConfig.ts';

interface LogicFormProps {
  readonly targetId: string;
  readonly targetName: string;
  readonly logic: LogicForm_logic$key | null;
  readonly sources: readonly LogicSource[];
  readonly onDone: () => void;
}

const actions = [
  { value: 'show', label: logicWords.actions.show },
  { value: 'hide', label: logicWords.actions.hide },
] as const;

/** An action and its conditions. It is saved as a whole, because half of it would mean something else. */
export function LogicForm({ targetId, targetName, logic, sources, onDone }: LogicFormProps): ReactElement {
  const saved = useFragment(
    graphql`
      fragment LogicForm_logic on LogicConfig {
        id
        action
        conditions {
          sourceId
          comparator
          matchValue
          connective
          conditions {
            __typename
          }
        }
      }
    `,
    logic,
  );
  const id = useId();
  const [action, setAction] = useState<string>(saved?.action ?? 'show');
  const [conditions, setConditions] = useState<readonly ConditionDraft[]>(() =>
    saved ? saved.conditions.map(draftOf) : [newCondition],
  );
  const [isIncomplete, setIncomplete] = useState(false);
  const [createLogicConfig] = useCreateLogicConfig();
  const [deleteLogicConfig] = useDeleteLogicConfig();
  const done = (sentence: string) => (): void => {
    flash(sentence);
    onDone();
  };
  const saving = useAction((sent: NonNullable<ReturnType<typeof conditionsToSend>>): Promise<Outcome<unknown>> => {
    const input = { targetId, action: action === 'hide' ? ('hide' as const) : ('show' as const), conditions: sent };
    return createLogicConfig({ input });
  }, done(logicWords.saved));
  const removing = useAction(
    (logicConfigId: string) => deleteLogicConfig({ input: { logicConfigId } }),
    done(logicWords.removed),
  );
  if (saved?.conditions.some((condition) => condition.conditions.length > 0)) {
    return <Alert tone="info">{logicWords.nested}</Alert>;
  }
  if (sources.length === 0) return <p>{logicWords.noSources}</p>;
  const change = (place: number, next: ConditionDraft): void => {
    setIncomplete(false);
    setConditions(conditions.with(place, next));
  };
  const save = (): void => {
    const sent = conditionsToSend(conditions, sources);
    setIncomplete(sent === null);
    if (sent !== null) saving.run(sent);
  };
  const refusal = isIncomplete ? logicWords.invalid : (saving.refusal ?? removing.refusal);
  return (
    <>
      <p>{logicWords.intro(targetName)}</p>
      <RadioGroup id={id} name={id} label={logicWords.action} value={action} onChange={setAction} options={actions} />
      {conditions.map((condition, place) => (
        <ConditionFields
          // a condition is nothing but its place
          key={place}
          place={place}
          condition={condition}
          sources={sources}
          isLast={place === conditions.length - 1}
          onChange={(next) => change(place, next)}
          onRemove={conditions.length > 1 ? () => setConditions(conditions.toSpliced(place, 1)) : null}
        />
      ))}
      <div>
        <Button icon="plus" onPress={() => setConditions([...conditions, newCondition])}>
          {logicWords.add}
        </Button>
      </div>
      {refusal !== null && (
        <Alert tone="danger" isLive>
          {refusal}
        </Alert>
      )}
      <FormActions>
        <Button look="primary" isPending={saving.pending !== null} pendingLabel={logicWords.saving} onPress={save}>
          {logicWords.save}
        </Button>
        {saved && (
          <Button icon="trash" isPending={removing.pending !== null} onPress={() => removing.run(saved.id)}>
            {logicWords.delete}
          </Button>
        )}
      </FormActions>
    </>
  );
}
