import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { formulaWords as words } from '#messages/form/formulaWords.ts';
import type { FormulasScreenQuery } from '#web/__generated__/FormulasScreenQuery.graphql.ts';
import { FailureBoundary } from '#web/navigation/FailureBoundary.tsx';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { LoadFailure } from '#web/screens/Templates/Form/LoadFailure.tsx';
import { formPath } from '#web/screens/Templates/formPath.ts';
import { FormulaList } from '#web/screens/Templates/Formulas/FormulaList.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** A form's formulas, and where each is used. */
export function FormulasScreen(props: ScreenProps<FormulasScreenQuery>): ReactElement {
  return (
    <FailureBoundary instead={<LoadFailure words={words} />}>
      <Formulas {...props} />
    </FailureBoundary>
  );
}

function Formulas({ query }: ScreenProps<FormulasScreenQuery>): ReactElement {
  const { node } = usePreloadedQuery<FormulasScreenQuery>(
    graphql`
      query FormulasScreenQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on MasterTemplate @alias(as: "form") {
            id
            draft {
              formulas {
                id
              }
              ...FormulaList_draft
            }
          }
        }
      }
    `,
    query,
  );
  const form = node?.form;
  if (!form?.draft) throw new RequestError('notFound');
  const editor = `${formPath(form.id)}/powerups/formulas/editor`;
  const add = (
    <ButtonLink variant="primary" icon="plus" to={editor}>
      {words.add}
    </ButtonLink>
  );
  return (
    <Cards isWide>
      {form.draft.formulas.length === 0 ? (
        <EmptyState drawing="paper" title={words.noneTitle} action={add}>
          {words.none}
        </EmptyState>
      ) : (
        <Card title={words.title} isTitleHidden>
          <p>{words.lead}</p>
          <FormulaList draft={form.draft} editor={editor} />
          <div>{add}</div>
        </Card>
      )}
    </Cards>
  );
}
