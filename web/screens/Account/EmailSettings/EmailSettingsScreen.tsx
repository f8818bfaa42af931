import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { EmailSettingsScreenQuery } from '#web/__generated__/EmailSettingsScreenQuery.graphql.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { EmailChoices } from '#web/screens/Account/EmailSettings/EmailChoices.tsx';
import { EmailSubjects } from '#web/screens/Account/EmailSettings/EmailSubjects.tsx';

/** Email settings: first the team or form, then its email types. */
export function EmailSettingsScreen({ query }: ScreenProps<EmailSettingsScreenQuery>): ReactElement | null {
  const { viewer } = usePreloadedQuery<EmailSettingsScreenQuery>(
    graphql`
      query EmailSettingsScreenQuery($about: ID!, $isChosen: Boolean!) @preloadable {
        viewer {
          ...EmailSubjects_viewer @skip(if: $isChosen) @alias(as: "list")
          ...EmailChoices_viewer @include(if: $isChosen) @alias(as: "chosen") @arguments(about: $about)
        }
      }
    `,
    query,
  );
  if (!viewer) return null;
  if (viewer.chosen) return <EmailChoices viewer={viewer.chosen} />;
  return viewer.list ? <EmailSubjects viewer={viewer.list} /> : null;
}
