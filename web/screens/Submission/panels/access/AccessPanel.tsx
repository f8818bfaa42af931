import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AccessPanel_submission$key } from '#web/__generated__/AccessPanel_submission.graphql.ts';
import type { AccessPanelQuery } from '#web/__generated__/AccessPanelQuery.graphql.ts';
import type { PanelProps } from '#web/screens/Submission/dock/PanelProps.ts';
import { useLiveQuery } from '#web/screens/Submission/dock/useLiveQuery.ts';
import { Applicants } from '#web/screens/Submission/panels/access/Applicants.tsx';
import { StaffAccess } from '#web/screens/Submission/panels/access/StaffAccess.tsx';

const query = graphql`
  query AccessPanelQuery($id: ID!) {
    viewer {
      id
    }
    node(id: $id) {
      ... on Submission @alias(as: "submission") {
        ...AccessPanel_submission
      }
    }
  }
`;

/** Applicants and staff of a submission. */
export function AccessPanel({ submissionId }: PanelProps): ReactElement | null {
  const { viewer, node } = useLiveQuery<AccessPanelQuery>(query, submissionId);
  const submission = useFragment<AccessPanel_submission$key>(
    graphql`
      fragment AccessPanel_submission on Submission {
        availableActions
        people {
          __typename
        }
        ...Applicants_submission
        ...StaffAccess_submission
      }
    `,
    node?.submission,
  );
  if (!submission || !viewer) return null;
  const { availableActions, people } = submission;
  return (
    <>
      <Applicants submission={submission} />
      {(people.length > 0 || availableActions.includes('assignPeople')) && (
        <StaffAccess submission={submission} viewerId={viewer.id} />
      )}
    </>
  );
}
