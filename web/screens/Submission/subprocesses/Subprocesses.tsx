import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { subprocessWords as words } from '#messages/submission/subprocessWords.ts';
import type { Subprocesses_submission$key } from '#web/__generated__/Subprocesses_submission.graphql.ts';
import { SubprocessRow } from '#web/screens/Submission/subprocesses/SubprocessRow.tsx';
import styles from '#web/screens/Submission/subprocesses/Subprocesses.module.css';

interface SubprocessesProps {
  readonly submission: Subprocesses_submission$key;
  readonly timeZone: string;
}

/** Required submissions of other forms, with their status and actions. */
export function Subprocesses({ submission: key, timeZone }: SubprocessesProps): ReactElement | null {
  const submission = useFragment(
    graphql`
      fragment Subprocesses_submission on Submission {
        subprocessRequirements {
          id
          ...SubprocessRow_requirement
        }
        ...SubprocessRow_submission
      }
    `,
    key,
  );
  const { subprocessRequirements } = submission;
  if (subprocessRequirements.length === 0) return null;
  return (
    <section className={styles.panel} aria-label={words.title}>
      <h2 className={styles.title}>{words.title}</h2>
      <p className={styles.lead}>{words.lead}</p>
      <ul className={styles.list}>
        {subprocessRequirements.map((requirement) => (
          <SubprocessRow key={requirement.id} requirement={requirement} submission={submission} timeZone={timeZone} />
        ))}
      </ul>
    </section>
  );
}
