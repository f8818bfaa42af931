import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { ownSubmissionsWords } from '#messages/filling/ownSubmissionsWords.ts';
import type { OwnSubmissionsScreenQuery } from '#web/__generated__/OwnSubmissionsScreenQuery.graphql.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { OwnSubmissionList } from '#web/screens/OwnSubmissions/OwnSubmissionList.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/OwnSubmissions/OwnSubmissionList.module.css';

/** A resident's start page: submissions they started. */
export function OwnSubmissionsScreen({ query }: ScreenProps<OwnSubmissionsScreenQuery>): ReactElement {
  const { viewer } = usePreloadedQuery<OwnSubmissionsScreenQuery>(
    graphql`
      query OwnSubmissionsScreenQuery @preloadable {
        viewer {
          ...OwnSubmissionList_viewer
        }
      }
    `,
    query,
  );
  return (
    <div data-frame="path" className={styles.list}>
      <PageTitle>{ownSubmissionsWords.title}</PageTitle>
      {viewer && <OwnSubmissionList viewer={viewer} />}
    </div>
  );
}
