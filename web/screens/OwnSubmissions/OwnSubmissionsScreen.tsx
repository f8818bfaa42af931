import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { ownSubmissionsWords } from '#messages/filling/ownSubmissionsWords.ts';
import type { OwnSubmissionsScreenQuery } from '#web/__generated__/OwnSubmissionsScreenQuery.graphql.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { OwnSubmissionList } from '#web/screens/OwnSubmissions/OwnSubmissionList.tsx';
import { StartAnother } from '#web/screens/OwnSubmissions/StartAnother.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/OwnSubmissions/OwnSubmissionList.module.css';

/** A resident's start page: the submissions they started, and the forms they can start again. */
export function OwnSubmissionsScreen({ query }: ScreenProps<OwnSubmissionsScreenQuery>): ReactElement {
  const { viewer } = usePreloadedQuery<OwnSubmissionsScreenQuery>(
    graphql`
      query OwnSubmissionsScreenQuery($search: String, $group: OwnSubmissionGroup) @preloadable {
        viewer {
          ...OwnSubmissionList_viewer
          ...StartAnother_viewer
        }
      }
    `,
    query,
  );
  const { search, group } = query.variables;
  return (
    <div data-frame="path" className={styles.page}>
      <PageTitle>{ownSubmissionsWords.title}</PageTitle>
      {viewer && (
        <>
          <StartAnother viewer={viewer} />
          <OwnSubmissionList viewer={viewer} search={search ?? ''} group={group ?? null} />
        </>
      )}
    </div>
  );
}
