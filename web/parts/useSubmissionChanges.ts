// The subscription updates the saved answer in the store.
/* oxlint-disable relay/unused-fields */
import { graphql } from 'react-relay';
import type { Observable } from 'relay-runtime';
import type { useSubmissionChangesSubscription } from '#web/__generated__/useSubmissionChangesSubscription.graphql.ts';
import { addAnswerToStore } from '#web/parts/addAnswerToStore.ts';
import { useLiveUpdates } from '#web/relay/useLiveUpdates.ts';

/**
 * Subscribes to changes of a submission. Answers arrive in the event itself; `look` refetches for any other
 * change, and after a reconnect.
 */
export function useSubmissionChanges(id: string | null, look: () => Observable<unknown>): void {
  useLiveUpdates<useSubmissionChangesSubscription>({
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
      if (id !== null) addAnswerToStore(store, id, store.getRootField('submissionChanged')?.getLinkedRecord('answer'));
    },
    heard: (told) => told?.submissionChanged.changed !== 'answer',
    look,
  });
}
