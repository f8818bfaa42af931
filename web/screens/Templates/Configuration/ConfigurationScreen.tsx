import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { formSettingsTabWords } from '#messages/form/formSettingsWords.ts';
import type { ConfigurationScreenQuery } from '#web/__generated__/ConfigurationScreenQuery.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
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
import { useFormSettingsChanges } from '#web/screens/Templates/Form/useFormSettingsChanges.ts';
import { Cards } from '#web/ui/Card.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';

const tabs = ['general', 'publicPage', 'people'] as const;

/** A form's settings by topic. What is typed in one tab stays while another one is shown. */
export function ConfigurationScreen({ query }: ScreenProps<ConfigurationScreenQuery>): ReactElement {
  const { node } = usePreloadedQuery<ConfigurationScreenQuery>(settingsQuery, query);
  const search = useSearchParameters();
  const depart = useGuardedNavigation();
  const form = node?.form;
  useFormSettingsChanges(form?.id, settingsQuery, query.variables);
  if (!form?.draft) throw new RequestError('notFound');
  // an archived form must be restored before anything else can change
  const writes = form.availableActions.includes('updateForm');
  const people = (
    <Cards isWide>
      <FormMembers form={form} />
      <FormAuthorities form={form} />
    </Cards>
  );
  if (!writes) {
    return (
      <>
        <Cards isWide>
          <FormStatusField form={form} />
        </Cards>
        {people}
      </>
    );
  }
  const contents = {
    general: (
      <Cards isPaired>
        <Cards>
          <FormNameField draft={form.draft} />
          <FormStatusField form={form} />
          <Numbering form={form} />
        </Cards>
        <Cards>
          <FormSlugForm form={form} />
          <LaunchSettings form={form} />
          <CompletionMessage draft={form.draft} />
        </Cards>
      </Cards>
    ),
    publicPage: (
      <Cards isPaired>
        <FormPresentation form={form} />
        <Cards>
          <Banner form={form} />
          <PublicSettings form={form} />
          <Faqs form={form} />
        </Cards>
      </Cards>
    ),
    people,
  };
  return (
    <Tabs
      label={formSettingsTabWords.label}
      selected={tabs.find((tab) => tab === search.get('tab')) ?? 'general'}
      onSelect={(tab) => depart().search({ tab }, { replace: true, preventScrollReset: true })}
      keepsAll
      tabs={tabs.map((id) => ({ id, label: formSettingsTabWords[id], content: contents[id] }))}
    />
  );
}

const settingsQuery = graphql`
  query ConfigurationScreenQuery($id: ID!) @preloadable {
    node(id: $id) {
      ... on MasterTemplate @alias(as: "form") {
        id
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
`;
