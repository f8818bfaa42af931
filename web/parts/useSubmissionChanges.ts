// the answer that was saved is kept in the store for whoever shows it
/* oxlint-disable relay/unused-fields */
import { graphql } from 'react-relay';
import type { Observable } from 'relay-runtime';
import type { useSubmissionChangesSubscription } from '#web/__generated__/useSubmissionChangesSubscription.graphql.ts';
import { linkAnswer } from '#web/parts/linkAnswer.ts';
import { useLive } from '#web/relay/useLive.ts';

/**
 * Shows what somebody has changed in a submission. An answer comes with the news of it; for other changes `look` asks
 * again, and for whatever was missed while the line was away.
 */
export function useSubmissionChanges(id: string | null, look: () => Observable<unknown>): void {
  useLive<useSubmissionChangesSubscription>({
    subscription: graphql`
      subscription useSubmissionChangesSubscription($id: ID!, $after: String) {
        submissionChanged(id: $id, after: $after) {
          cursor
          changed
          answer {
            fieldIdentity
            rowPath
            content
            revision
          }
        }
      }
    `,
    variables: id === null ? null : { id },
    updater: (store) => {
      if (id !== null) linkAnswer(store, id, store.getRootField('submissionChanged')?.getLinkedRecord('answer'));
    },
    heard: (told) => told?.submissionChanged.changed !== 'answer',
    look,
  });
}
