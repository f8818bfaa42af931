import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { ConfigurationScreenQuery } from '#web/__generated__/ConfigurationScreenQuery.graphql.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Banner } from '#web/screens/Templates/Configuration/Banner.tsx';
import { CompletionMessage } from '#web/screens/Templates/Configuration/CompletionMessage.tsx';
import { Faqs } from '#web/screens/Templates/Configuration/Faqs.tsx';
import { FormAuthorities } from '#web/screens/Templates/Configuration/FormAuthorities.tsx';
import { FormMembers } from '#web/screens/Templates/Configuration/FormMembers.tsx';
import { FormNameField } from '#web/screens/Templates/Configuration/FormNameField.tsx';
import { FormPresentation } from '#web/screens/Templates/Configuration/FormPresentation.tsx';
import { FormSlugForm } from '#web/screens/Templates/Configuration/FormSlugForm.tsx';
import { FormStatusField } from '#web/screens/Templates/Configuration/FormStatusField.tsx';
import { LaunchSettings } from '#web/screens/Templates/Configuration/LaunchSettings.tsx';
import { Numbering } from '#web/screens/Templates/Configuration/Numbering.tsx';
import { PublicSettings } from '#web/screens/Templates/Configuration/PublicSettings.tsx';
import { Cards } from '#web/ui/Card.tsx';

/** A form's settings: name, address, status, launch permissions, and members. */
export function ConfigurationScreen({ query }: ScreenProps<ConfigurationScreenQuery>): ReactElement {
  const { node } = usePreloadedQuery<ConfigurationScreenQuery>(
    graphql`
      query ConfigurationScreenQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on MasterTemplate @alias(as: "form") {
            availableActions
            draft {
              ...FormNameField_draft
              ...CompletionMessage_draft
            }
            ...FormSlugForm_form
            ...FormStatusField_form
            ...FormPresentation_form
            ...Banner_form
            ...Faqs_form
            ...LaunchSettings_form
            ...PublicSettings_form
            ...Numbering_form
            ...FormMembers_form
            ...FormAuthorities_form
          }
        }
      }
    `,
    query,
  );
  const form = node?.form;
  if (!form?.draft) throw new RequestError('notFound');
  // An archived form must be restored before anything else can change.
  const writes = form.availableActions.includes('updateForm');
  return (
    <Cards isWide>
      {writes && (
        <>
          <FormNameField draft={form.draft} />
          <FormSlugForm form={form} />
        </>
      )}
      <FormStatusField form={form} />
      {writes && (
        <>
          <FormPresentation form={form} />
          <Banner form={form} />
          <Faqs form={form} />
          <LaunchSettings form={form} />
          <PublicSettings form={form} />
          <CompletionMessage draft={form.draft} />
          <Numbering form={form} />
        </>
      )}
      <FormMembers form={form} />
      <FormAuthorities form={form} />
    </Cards>
  );
}
