import { lazy, Suspense, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { subprocessEditorWords as words } from '#messages/form/subprocessEditorWords.ts';
import type { SubprocessList_step$key } from '#web/__generated__/SubprocessList_step.graphql.ts';
import { useTrackedSave } from '#web/parts/template/useTrackedSave.ts';
import { FoldingCard } from '#web/screens/Templates/Edit/FoldingCard.tsx';
import { SubprocessEditor } from '#web/screens/Templates/Edit/SubprocessEditor.tsx';
import { useReorderSubprocessConfig } from '#web/screens/Templates/Edit/useReorderSubprocessConfig.ts';
import { Button } from '#web/ui/Button.tsx';
import { DragList } from '#web/ui/DragList.tsx';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

const AddSubprocess = lazy(async () => ({
  default: (await import('#web/screens/Templates/Edit/AddSubprocess.tsx')).AddSubprocess,
}));

/** Sub-submissions that a step requires. */
export function SubprocessList({ step }: { readonly step: SubprocessList_step$key }): ReactElement {
  const { id, flowTemplateId, ...has } = useFragment(
    graphql`
      fragment SubprocessList_step on Step {
        id
        flowTemplateId
        subprocessConfigs {
          id
          nameOrDefault @required(action: NONE)
          ...SubprocessEditor_config
        }
      }
    `,
    step,
  );
  // Until the refetch after another person's change, a new one may have only an ID.
  const subprocessConfigs = has.subprocessConfigs.filter((config) => config != null);
  const [isAdding, setAdding] = useState(false);
  const [reorder] = useReorderSubprocessConfig();
  const saving = useTrackedSave();
  return (
    <FoldingCard
      part="subprocesses"
      title={words.title}
      summary={subprocessConfigs.map(({ nameOrDefault }) => nameOrDefault).join(', ') || words.none}
    >
      <p>{words.lead}</p>
      {subprocessConfigs.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <DragList
          label={words.list}
          items={subprocessConfigs.map((config) => ({
            id: config.id,
            name: config.nameOrDefault,
            content: (handle) => <SubprocessEditor config={config} handle={handle} />,
          }))}
          onMove={(subprocessConfigId, position) => saving(() => reorder({ input: { subprocessConfigId, position } }))}
        />
      )}
      <div>
        <Button icon="plus" onPress={() => setAdding(true)}>
          {words.add}
        </Button>
      </div>
      {isAdding && (
        <Suspense>
          <AddSubprocess stepId={id} flowTemplateId={flowTemplateId} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </FoldingCard>
  );
}
