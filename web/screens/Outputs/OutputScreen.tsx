import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { OutputScreenQuery } from '#web/__generated__/OutputScreenQuery.graphql.ts';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { OutputPage } from '#web/screens/Outputs/OutputPage.tsx';

/** Landing page of the email about an issued output. */
export function OutputScreen({ query }: ScreenProps<OutputScreenQuery>): ReactElement {
  const { viewer, node } = usePreloadedQuery<OutputScreenQuery>(
    graphql`
      query OutputScreenQuery($id: ID!) @preloadable {
        viewer {
          timeZone
        }
        node(id: $id) {
          ... on IssuedOutput @alias(as: "output") {
            ...OutputPage_output
          }
        }
      }
    `,
    query,
  );
  if (!node?.output) return <NotFoundScreen />;
  return <OutputPage output={node.output} timeZone={viewer?.timeZone ?? 'UTC'} />;
}
