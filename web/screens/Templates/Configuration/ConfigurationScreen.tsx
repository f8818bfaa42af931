import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';

import type { ConfigurationScreenQuery } from '#web/__generated__/ConfigurationScreenQuery.graphql.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Cards } from '#web/ui/Card.tsx';

import { FormAuthorities } from './FormAuthorities.tsx';
import { FormMembers } from './FormMembers.tsx';
import { FormNameField } from './FormNameField.tsx';
import { FormSlugForm } from './FormSlugForm.tsx';
import { FormStatusField } from './FormStatusField.tsx';
import { LaunchSettings } from './LaunchSettings.tsx';

/** What a form is apart from its steps: name, address, status, who starts submissions and who works on it. */
export function ConfigurationScreen({ query }: ScreenProps<ConfigurationScreenQuery>): ReactElement {
  const { node } = usePreloadedQuery<ConfigurationScreenQuery>(
    graphql`
      query ConfigurationScreenQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on MasterTemplate @alias(as: "form") {
            draft {
              ...FormNameField_draft
            }
            ...FormSlugForm_form
            ...FormStatusField_form
            ...LaunchSettings_form
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
  return (
    <Cards isWide>
      <FormNameField draft={form.draft} />
      <FormSlugForm form={form} />
      <FormStatusField form={form} />
      <LaunchSettings form={form} />
      <FormMembers form={form} />
      <FormAuthorities form={form} />
    </Cards>
  );
}
