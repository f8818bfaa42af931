// Fields are read by logicSentence.ts.
/* oxlint-disable relay/unused-fields */
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { fieldsWords } from '#messages/form/formEditorWords.ts';
import { logicSentence } from '#messages/form/logicSentence.ts';
import type { LogicSummary_logic$key } from '#web/__generated__/LogicSummary_logic.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useLogicSources } from '#web/screens/Templates/Edit/LogicSources.tsx';
import { stepParam } from '#web/screens/Templates/Edit/stepParam.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface LogicSummaryProps {
  readonly logic: LogicSummary_logic$key | null;
  readonly targetId: string;
  readonly targetName: string;
  /** text without logic */
  readonly always?: string;
}

/** Logic in a sentence, with a link to edit it. */
export function LogicSummary({
  logic,
  targetId,
  targetName,
  always = fieldsWords.always,
}: LogicSummaryProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment LogicSummary_logic on LogicConfig {
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
  const sources = useLogicSources();
  const depart = useGuardedNavigation();
  const edit = (): void => {
    depart().search({ logic: stepParam(targetId) }, { preventScrollReset: true });
  };
  return (
    <div className={styles.logic}>
      <p>{data ? logicSentence(data.action, data.conditions, sources) : always}</p>
      <Button variant="quiet" icon="sliders" label={fieldsWords.editLogicNamed(targetName)} onPress={edit}>
        {fieldsWords.editLogic}
      </Button>
    </div>
  );
}
