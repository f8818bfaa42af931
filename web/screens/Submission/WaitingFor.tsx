import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { WaitingFor_submission$key } from '#web/__generated__/WaitingFor_submission.graphql.ts';
import { actionWords } from '#web/messages/submissions.ts';
import { submissionWords } from '#web/messages/submissionWords.ts';
import { Alert } from '#web/ui/Alert.tsx';
import styles from '#web/screens/Submission/StepPanel.module.css';

/** Who has to do what before it goes on. */
export function WaitingFor({ submission }: { readonly submission: WaitingFor_submission$key }): ReactElement {
  const { waitsFor } = useFragment(
    graphql`
      fragment WaitingFor_submission on Submission {
        waitsFor {
          solution
          names
        }
      }
    `,
    submission,
  );
  return (
    <Alert tone="info" title={submissionWords.inProgress}>
      {waitsFor.length > 0 && (
        <>
          {submissionWords.waitsFor}
          <ul className={styles.waiting}>
            {waitsFor.map(({ solution, names }) => (
              <li key={solution}>
                {submissionWords.waitsForWhat(
                  names.length > 0 ? names.join(', ') : submissionWords.anAdmin,
                  actionWords[solution].toLowerCase(),
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
