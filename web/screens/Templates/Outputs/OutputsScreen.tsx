// Fields are read by MappingTable.tsx.
/* oxlint-disable relay/unused-fields */
import { useState, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { stepsWords } from '#messages/form/formEditorWords.ts';
import { documentWords, outputsWords } from '#messages/form/outputEditorWords.ts';
import type { OutputsScreenQuery } from '#web/__generated__/OutputsScreenQuery.graphql.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { documentsPath } from '#web/screens/Templates/Documents/documentsPath.ts';
import { useFormSettingsChanges } from '#web/screens/Templates/Form/useFormSettingsChanges.ts';
import { NewOutput } from '#web/screens/Templates/Outputs/NewOutput.tsx';
import { OutputEditor } from '#web/screens/Templates/Outputs/OutputEditor.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Cards } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from '#web/screens/Templates/Outputs/OutputTerms.module.css';

/** Outputs that a form issues, each with its document. */
export function OutputsScreen({ query }: ScreenProps<OutputsScreenQuery>): ReactElement {
  const { node, processDataFields } = usePreloadedQuery<OutputsScreenQuery>(outputsQuery, query);
  const [isAdding, setAdding] = useState(false);
  const form = node?.form;
  useFormSettingsChanges(form?.id, outputsQuery, query.variables);
  if (!form?.draft) throw new RequestError('notFound');
  const { id, draft, documents } = form;
  const add = (
    <Button variant="primary" icon="plus" onPress={() => setAdding(true)}>
      {outputsWords.add}
    </Button>
  );
  const outputs = draft.configuredOutputs;
  const steps = draft.steps.map((step, place) => ({ id: step.id, name: step.name ?? stepsWords.untitled(place + 1) }));
  return (
    <Cards isWide>
      {outputs.length === 0 && (
        <EmptyState drawing="paper" title={outputsWords.emptyTitle} action={add}>
          {outputsWords.empty}
        </EmptyState>
      )}
      {outputs.map((output) => (
        <OutputEditor
          key={output.id}
          output={output}
          masterTemplateId={id}
          steps={steps}
          documents={documents}
          processDataFields={processDataFields}
        />
      ))}
      {outputs.length > 0 && (
        <div className={styles.ways}>
          {add}
          <ButtonLink to={documentsPath(id)}>{documentWords.all}</ButtonLink>
        </div>
      )}
      {isAdding && <NewOutput draftId={draft.id} onClose={() => setAdding(false)} />}
    </Cards>
  );
}

const outputsQuery = graphql`
  query OutputsScreenQuery($id: ID!) @preloadable {
    processDataFields {
      name
      label
    }
    node(id: $id) {
      ... on MasterTemplate @alias(as: "form") {
        id
        documents {
          id
          name
        }
        draft {
          id
          steps {
            id
            name
          }
          configuredOutputs {
            id
            ...OutputEditor_output
          }
        }
      }
    }
  }
`;
