import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { FormFrameQuery } from '#web/__generated__/FormFrameQuery.graphql.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { FormPages } from '#web/screens/Templates/Form/FormPages.tsx';
import { JoinForm } from '#web/screens/Templates/Form/JoinForm.tsx';
import { useFormSettingsChanges } from '#web/screens/Templates/Form/useFormSettingsChanges.ts';

/** A form for people who work on it. Other team members can ask to join. */
export function FormFrame({ query }: ScreenProps<FormFrameQuery>): ReactElement {
  const { node } = usePreloadedQuery<FormFrameQuery>(formQuery, query);
  const form = node?.form;
  useFormSettingsChanges(form?.id, formQuery, query.variables);
  if (form?.draft) return <FormPages form={form} draft={form.draft} />;
  if (form?.availableActions.includes('joinForm')) return <JoinForm form={form} />;
  throw new RequestError('notFound');
}

const formQuery = graphql`
  query FormFrameQuery($id: ID!) @preloadable {
    node(id: $id) {
      ... on MasterTemplate @alias(as: "form") {
        id
        availableActions
        draft {
          ...FormPages_draft
        }
        ...FormPages_form
        ...JoinForm_form
      }
    }
  }
`;
