// The query updates the store for components that show the texts.
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { graphql, useRelayEnvironment } from 'react-relay';
import { useParams } from 'react-router';
import type { useRefetchConflictingTextsQuery } from '#web/__generated__/useRefetchConflictingTextsQuery.graphql.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { formIdOf } from '#web/screens/Templates/formPath.ts';

/** After a conflict with a colleague's edit, fetches the colleague's text so that it can be shown. */
export function useRefetchConflictingTexts(): <Done>(outcome: Outcome<Done>) => Outcome<Done> {
  const environment = useRelayEnvironment();
  const id = formIdOf(useParams());
  return (outcome) => {
    if (outcome.kind === 'refused' && outcome.code === 'textChanged')
      refetchQuery<useRefetchConflictingTextsQuery>(environment, textsQuery, { id }).subscribe({});
    return outcome;
  };
}

const textsQuery = graphql`
  query useRefetchConflictingTextsQuery($id: ID!) {
    node(id: $id) {
      ... on MasterTemplate @alias(as: "form") {
        ...FormPresentation_form
        ...PublicSettings_form
        writtenFaqs {
          id
          ...FaqRow_faq
        }
        draft {
          id
          formulas {
            id
            ...FormulaEditor_formula
          }
        }
      }
    }
  }
`;
