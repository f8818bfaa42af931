import { lazy, memo, Suspense, useCallback, useState, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { checkWords } from '#messages/form/checkWords.ts';
import { stepsWords } from '#messages/form/formEditorWords.ts';
import { previewWords } from '#messages/form/previewWords.ts';
import type { EditScreenQuery } from '#web/__generated__/EditScreenQuery.graphql.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { AddStep } from '#web/screens/Templates/Edit/AddStep.tsx';
import { EditorStepList } from '#web/screens/Templates/Edit/EditorStepList.tsx';
import { EntityKinds } from '#web/screens/Templates/Edit/EntityKinds.tsx';
import { LogicPanel } from '#web/screens/Templates/Edit/LogicPanel.tsx';
import { LogicSources } from '#web/screens/Templates/Edit/LogicSources.tsx';
import { PreviewPanel } from '#web/screens/Templates/Edit/preview/PreviewPanel.tsx';
import { SidePane } from '#web/screens/Templates/Edit/SidePane.tsx';
import { StepEditor } from '#web/screens/Templates/Edit/StepEditor.tsx';
import { stepParam } from '#web/screens/Templates/Edit/stepParam.ts';
import { useOpenStep } from '#web/screens/Templates/Presence/useOpenStep.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

/** Memoized, because selecting another field changes the URL but none of these. */
const KeptPath = memo(EditorStepList);
const KeptAddStep = memo(AddStep);
const KeptStepEditor = memo(StepEditor);

const FormCheck = lazy(async () => ({
  default: (await import('#web/screens/Templates/Edit/check/FormCheck.tsx')).FormCheck,
}));

/** Form editor: the step list, and the selected step as it will look, edited in place. */
export function EditScreen({ query }: ScreenProps<EditScreenQuery>): ReactElement {
  const { node } = usePreloadedQuery<EditScreenQuery>(
    graphql`
      query EditScreenQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on MasterTemplate @alias(as: "form") {
            id
            team {
              ...EntityKinds_team
              ...StepEditor_team
            }
            draft {
              id
              steps {
                id
                ...StepEditor_step
              }
              ...EditorStepList_draft
              ...LogicPanel_draft
              ...PreviewPanel_draft
              ...FormCheck_draft
              ...LogicSources_draft
            }
          }
        }
      }
    `,
    query,
  );
  const search = useSearchParameters();
  const [pane, setPane] = useState<'preview' | 'check' | null>(null);
  const closePane = useCallback(() => setPane(null), []);
  const form = node?.form;
  const steps = form?.draft?.steps ?? [];
  const place = Math.max(
    0,
    steps.findIndex(({ id }) => stepParam(id) === search.get('step')),
  );
  const step = steps[place];
  useOpenStep(step?.id ?? null);
  if (!form?.draft) throw new RequestError('notFound');
  const { draft, team } = form;
  if (!step) {
    return (
      <EmptyState drawing="paper" title={stepsWords.emptyTitle} action={<AddStep draftId={draft.id} isFirst />}>
        {stepsWords.empty}
      </EmptyState>
    );
  }
  return (
    <EntityKinds team={team}>
      <LogicSources draft={draft}>
        <div className={styles.editor}>
          <div className={styles.path}>
            <KeptPath draft={draft} selectedId={step.id} />
            <KeptAddStep draftId={draft.id} />
            <Button
              variant="quiet"
              icon={pane === 'preview' ? 'eye-off' : 'eye'}
              onPress={() => setPane(pane === 'preview' ? null : 'preview')}
            >
              {pane === 'preview' ? previewWords.hide : previewWords.show}
            </Button>
            <Button variant="quiet" icon="check-circle" onPress={() => setPane(pane === 'check' ? null : 'check')}>
              {pane === 'check' ? checkWords.hide : checkWords.show}
            </Button>
          </div>
          <KeptStepEditor
            key={step.id}
            step={step}
            team={team}
            formId={form.id}
            place={place + 1}
            nextStepId={steps[place + 1]?.id}
          />
          {pane === 'preview' && <PreviewPanel draft={draft} stepId={step.id} onClose={closePane} />}
          {pane === 'check' && (
            <SidePane pane="check" title={checkWords.title} onClose={closePane}>
              <Suspense fallback={<p>{checkWords.loading}</p>}>
                <FormCheck draft={draft} onLeave={closePane} />
              </Suspense>
            </SidePane>
          )}
          <LogicPanel draft={draft} />
        </div>
      </LogicSources>
    </EntityKinds>
  );
}
