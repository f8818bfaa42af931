import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { PeopleAndTags_submission$key } from '#web/__generated__/PeopleAndTags_submission.graphql.ts';
import type { PeopleAndTagsQuery } from '#web/__generated__/PeopleAndTagsQuery.graphql.ts';
import { useLiveQuery } from '#web/screens/Submission/dock/useLiveQuery.ts';
import { Assignees } from '#web/screens/Submission/panels/access/Assignees.tsx';
import { SubmissionTags } from '#web/screens/Submission/tags/SubmissionTags.tsx';
import styles from '#web/screens/Submission/embed/SubmissionFacts.module.css';

const query = graphql`
  query PeopleAndTagsQuery($id: ID!) {
    node(id: $id) {
      ... on Submission @alias(as: "submission") {
        ...PeopleAndTags_submission
      }
    }
  }
`;

/** Assignees, tags, and for staff the form version. Loads after the page. */
export function PeopleAndTags({ submissionId }: { readonly submissionId: string }): ReactElement | null {
  const { node } = useLiveQuery<PeopleAndTagsQuery>(query, submissionId);
  const submission = useFragment<PeopleAndTags_submission$key>(
    graphql`
      fragment PeopleAndTags_submission on Submission {
        availableActions
        assignees {
          __typename
        }
        taggings {
          __typename
        }
        flowTemplate {
          version
        }
        ...Assignees_submission
        ...SubmissionTags_submission
      }
    `,
    node?.submission,
  );
  if (!submission) return null;
  const { availableActions, assignees, taggings, flowTemplate } = submission;
  const isStaff = availableActions.includes('startInternalDiscussion');
  const hasTags = taggings.length > 0 || availableActions.includes('manageTags');
  // Applicants don't need to know that no one is assigned yet.
  if (!isStaff && assignees.length === 0 && !hasTags) return null;
  return (
    <div className={styles.facts}>
      {isStaff && <span className={styles.fact}>{submissionWords.formVersion(flowTemplate.version)}</span>}
      {(isStaff || assignees.length > 0) && <Assignees submission={submission} />}
      {hasTags && <SubmissionTags submission={submission} />}
    </div>
  );
}
