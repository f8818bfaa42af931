// Fields are read by logicDraft.ts.
/* oxlint-disable relay/unused-fields */
import { useEffect, useId, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { targetActions, type LogicTargetType } from '#domain/form/logic/targets.ts';
import { logicWords } from '#messages/form/formEditorWords.ts';
import { subprocessEditorWords } from '#messages/form/subprocessEditorWords.ts';
import type { LogicForm_logic$key } from '#web/__generated__/LogicForm_logic.graphql.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { ConditionList } from '#web/screens/Templates/Edit/ConditionList.tsx';
import {
  conditionsToSend,
  toLogicDraft,
  newCondition,
  type ConditionDraft,
} from '#web/screens/Templates/Edit/logicDraft.ts';
import type { LogicSource } from '#web/screens/Templates/Edit/LogicSources.tsx';
import { useCreateLogicConfig } from '#web/screens/Templates/Edit/useCreateLogicConfig.ts';
import { useDeleteLogicConfig } from '#web/screens/Templates/Edit/useDeleteLogicConfig.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { FormActions } from '#web/ui/Form.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';

interface LogicFormProps {
  readonly targetId: string;
  readonly targetName: string;
  readonly logic: LogicForm_logic$key | null;
  readonly targetType: LogicTargetType;
  readonly sources: readonly LogicSource[];
  /** why logic isn't allowed here; existing logic can still be removed */
  readonly blockedBecause: string | null;
  readonly onDone: (departure: GuardedNavigation) => void;
  /** keep unsaved conditions while the pane moves because the window changed its width */
  readonly recall: () => EnteredLogic | null;
  readonly remember: (entered: EnteredLogic) => void;
}

export interface EnteredLogic {
  readonly targetId: string;
  readonly logicId: string | undefined;
  readonly action: Action;
  readonly conditions: readonly ConditionDraft[];
}

type Action = keyof typeof logicWords.actions;

/** An action and its conditions, saved as a whole because half of a rule would mean something else. */
export function LogicForm(props: LogicFormProps): ReactElement {
  const { targetId, targetName, logic, targetType, sources, blockedBecause, onDone, recall, remember } = props;
  const saved = useFragment(
    graphql`
      fragment LogicForm_logic on LogicConfig {
        id
        action
        conditions {
          sourceKey
          comparator
          matchValue
          connective
          conditions {
            sourceKey
            comparator
            matchValue
            connective
            conditions {
              sourceKey
              comparator
              matchValue
              connective
            }
          }
        }
      }
    `,
    logic,
  );
  const id = useId();
  const actions: readonly Action[] = targetActions[targetType];
  const [usual] = targetActions[targetType];
  const logicId = saved?.id;
  const [before] = useState(() => {
    const entered = recall();
    return entered?.targetId === targetId && entered.logicId === logicId ? entered : null;
  });
  const savedAction = actions.find((each) => each === saved?.action) ?? usual;
  const [action, setAction] = useState<Action>(before?.action ?? savedAction);
  const [conditions, setConditions] = useState<readonly ConditionDraft[]>(
    () => before?.conditions ?? saved?.conditions.map(toLogicDraft) ?? [newCondition],
  );
  useEffect(() => {
    remember({ targetId, logicId, action, conditions });
  }, [remember, targetId, logicId, action, conditions]);
  const [isIncomplete, setIncomplete] = useState(false);
  const [createLogicConfig] = useCreateLogicConfig();
  const [deleteLogicConfig] = useDeleteLogicConfig();
  const done =
    (sentence: string) =>
    (_done: unknown, _sent: unknown, departure: GuardedNavigation): void => {
      flash(sentence);
      onDone(departure);
    };
  const saving = useAction((sent: NonNullable<ReturnType<typeof conditionsToSend>>): Promise<Outcome<unknown>> => {
    return createLogicConfig({ input: { targetId, action, conditions: sent } });
  }, done(logicWords.saved));
  const removing = useAction(
    (logicConfigId: string) => deleteLogicConfig({ input: { logicConfigId } }),
    done(logicWords.removed[usual]),
  );
  // Can't be edited once saved, so that submissions in progress keep their rule (decision 0055).
  const isFixed = targetType === 'SubprocessConfig' && saved;
  const blocked = blockedBecause ?? (isFixed ? subprocessEditorWords.logicFixed : null);
  if (blocked !== null) {
    return (
      <>
        <Alert tone="info">{blocked}</Alert>
        <Refusal sentence={removing.refusal} />
        {saved && (
          <FormActions>
            <Button icon="trash" isPending={removing.pending !== null} onPress={() => removing.run(saved.id)}>
              {logicWords.delete}
            </Button>
          </FormActions>
        )}
      </>
    );
  }
  if (sources.length === 0) return <p>{logicWords.noSources}</p>;
  const save = (): void => {
    const sent = conditionsToSend(conditions, sources);
    setIncomplete(sent === null);
    if (sent !== null) saving.run(sent);
  };
  const refusal = isIncomplete ? logicWords.invalid : (saving.refusal ?? removing.refusal);
  return (
    <>
      <p>{logicWords.intro[usual](targetName)}</p>
      <RadioGroup
        id={id}
        name={id}
        label={logicWords.action}
        value={action}
        onChange={(value) => setAction(actions.find((each) => each === value) ?? action)}
        options={actions.map((value) => ({ value, label: logicWords.actions[value] }))}
      />
      <ConditionList
        conditions={conditions}
        sources={sources}
        onChange={(next) => {
          setIncomplete(false);
          setConditions(next);
        }}
      />
      <Refusal sentence={refusal} />
      <FormActions>
        <Button variant="primary" isPending={saving.pending !== null} pendingLabel={logicWords.saving} onPress={save}>
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
