import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { formulaWords } from '#messages/form/formulaWords.ts';
import type { FormulaEditorScreenQuery } from '#web/__generated__/FormulaEditorScreenQuery.graphql.ts';
import { FailureBoundary } from '#web/navigation/FailureBoundary.tsx';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { plainId } from '#web/relay/plainId.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { LoadFailure } from '#web/screens/Templates/Form/LoadFailure.tsx';
import { formPath } from '#web/screens/Templates/formPath.ts';
import { FormulaEditor } from '#web/screens/Templates/Formulas/FormulaEditor.tsx';

export function FormulaEditorScreen(props: ScreenProps<FormulaEditorScreenQuery>): ReactElement {
  return (
    <FailureBoundary instead={<LoadFailure words={formulaWords} />}>
      <Editor {...props} />
    </FailureBoundary>
  );
}

function Editor({ query }: ScreenProps<FormulaEditorScreenQuery>): ReactElement {
  const { node } = usePreloadedQuery<FormulaEditorScreenQuery>(
    graphql`
      query FormulaEditorScreenQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on MasterTemplate @alias(as: "form") {
            id
            draft {
              formulas {
                id
                ...FormulaEditor_formula
              }
              ...FormulaEditor_draft
            }
          }
        }
      }
    `,
    query,
  );
  const search = useSearchParameters();
  const wanted = search.get('formula');
  const payment = search.get('step');
  const form = node?.form;
  if (!form?.draft) throw new RequestError('notFound');
  const formula = form.draft.formulas.find(({ id }) => plainId(id) === wanted) ?? null;
  // It was deleted by someone else in the meantime.
  if (wanted !== null && formula === null) throw new RequestError('notFound');
  return (
    <FormulaEditor
      key={formula?.id ?? ''}
      draft={form.draft}
      formula={formula}
      paymentStepId={payment && `Step:${payment}`}
      back={`${formPath(form.id)}${payment === null ? '/powerups/formulas' : `/edit?step=${payment}`}`}
    />
  );
}
