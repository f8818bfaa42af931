import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import { activityPanelWords } from '#messages/submission/activityPanelWords.ts';
import type { ActivityPanelQuery } from '#web/__generated__/ActivityPanelQuery.graphql.ts';
import type { PanelProps } from '#web/screens/Submission/dock/PanelProps.ts';
import { useLiveQuery } from '#web/screens/Submission/dock/useLiveQuery.ts';
import { PanelFailure } from '#web/screens/Submission/embed/PanelFailure.tsx';
import { ActivityLog } from '#web/screens/Submission/panels/activity/ActivityLog.tsx';

const query = graphql`
  query ActivityPanelQuery($id: ID!) {
    node(id: $id) {
      ... on Submission @alias(as: "submission") {
        ...ActivityLog_submission
      }
    }
  }
`;

export function ActivityPanel(props: PanelProps): ReactElement {
  return (
    <PanelFailure sentence={activityPanelWords.failed}>
      <LoadedActivity {...props} />
    </PanelFailure>
  );
}

function LoadedActivity({ submissionId, timeZone }: PanelProps): ReactElement | null {
  const { node } = useLiveQuery<ActivityPanelQuery>(query, submissionId);
  return node?.submission ? <ActivityLog submission={node.submission} timeZone={timeZone} /> : null;
}
