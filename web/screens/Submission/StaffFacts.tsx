import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import type { StaffFactsQuery } from '#web/__generated__/StaffFactsQuery.graphql.ts';
import { useLiveQuery } from '#web/screens/Submission/dock/useLiveQuery.ts';
import { Assignees } from '#web/screens/Submission/panels/access/Assignees.tsx';
import { SubmissionTags } from '#web/screens/Submission/tags/SubmissionTags.tsx';
import styles from '#web/screens/Submission/SubmissionFacts.module.css';

const query = graphql`
  query StaffFactsQuery($id: ID!) {
    node(id: $id) {
      ... on Submission @alias(as: "submission") {
        availableActions
        taggings {
          __typename
        }
        ...Assignees_submission
        ...SubmissionTags_submission
      }
    }
  }
`;

/** Who works on it, and how it is tagged: what staff know of a submission at a glance. It asks by itself, after the page. */
export function StaffFacts({ submissionId }: { readonly submissionId: string }): ReactElement | null {
  const { node } = useLiveQuery<StaffFactsQuery>(query, submissionId);
  const submission = node?.submission;
  if (!submission) return null;
  const hasTags = submission.taggings.length > 0 || submission.availableActions.includes('manageTags');
  return (
    <div className={styles.facts}>
      <Assignees submission={submission} />
      {hasTags && <SubmissionTags submission={submission} />}
    </div>
  );
}
