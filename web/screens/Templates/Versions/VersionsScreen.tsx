import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { versionHistoryWords as words } from '#messages/form/versionHistoryWords.ts';
import type { VersionsScreenQuery } from '#web/__generated__/VersionsScreenQuery.graphql.ts';
import { FailureBoundary } from '#web/navigation/FailureBoundary.tsx';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { LoadFailure } from '#web/screens/Templates/Form/LoadFailure.tsx';
import { VersionList } from '#web/screens/Templates/Versions/VersionList.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';

/** The published versions of a form, newest first. */
export function VersionsScreen(props: ScreenProps<VersionsScreenQuery>): ReactElement {
  return (
    <FailureBoundary instead={<LoadFailure words={words} />}>
      <Versions {...props} />
    </FailureBoundary>
  );
}

function Versions({ query }: ScreenProps<VersionsScreenQuery>): ReactElement {
  const { node } = usePreloadedQuery<VersionsScreenQuery>(
    graphql`
      query VersionsScreenQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on MasterTemplate @alias(as: "form") {
            ...VersionList_form
          }
        }
      }
    `,
    query,
  );
  if (!node?.form) throw new RequestError('notFound');
  return (
    <Cards isWide>
      <Card title={words.title} isWide>
        <p>{words.lead}</p>
        <VersionList form={node.form} />
      </Card>
    </Cards>
  );
}
