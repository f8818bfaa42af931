import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { peekWords } from '#messages/submission/peekWords.ts';
import type { PeekPane_submission$key } from '#web/__generated__/PeekPane_submission.graphql.ts';
import { submissionPath } from '#web/parts/submissionPaths.ts';
import { PaneTabs } from '#web/screens/Submission/embed/PaneTabs.tsx';
import { SubmissionFacts } from '#web/screens/Submission/embed/SubmissionFacts.tsx';
import { usePeekOutlet } from '#web/screens/Submissions/peek/peekContext.ts';
import { PeekStep } from '#web/screens/Submissions/peek/PeekStep.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import styles from '#web/screens/Submissions/peek/Peek.module.css';

interface PeekPaneProps {
  readonly submission: PeekPane_submission$key;
  readonly timeZone: string;
}

/** Preview header with links to the neighbors and to the full page, and its step. */
export function PeekPane({ submission: key, timeZone }: PeekPaneProps): ReactElement {
  const submission = useFragment(
    graphql`
      fragment PeekPane_submission on Submission {
        id
        ...SubmissionFacts_submission
        ...PaneTabs_submission
        ...PeekStep_submission
      }
    `,
    key,
  );
  const { previous, next, place, show, help } = usePeekOutlet();
  return (
    <article className={styles.pane}>
      <div className={styles.ways}>
        <ButtonLink variant="secondary" to={submissionPath(submission.id)}>
          {peekWords.whole}
        </ButtonLink>
        <div className={styles.moves}>
          <span className={styles.help}>
            <Button variant="quiet" icon="help" label={peekWords.keys} onPress={help} />
          </span>
          {place}
          {previous !== null && (
            <Button variant="quiet" icon="chevron-left" label={peekWords.previous} onPress={() => show(previous)} />
          )}
          {next !== null && (
            <Button variant="quiet" icon="chevron-right" label={peekWords.next} onPress={() => show(next)} />
          )}
        </div>
      </div>
      <SubmissionFacts submission={submission} timeZone={timeZone} />
      <PaneTabs
        submission={submission}
        timeZone={timeZone}
        label={peekWords.sides}
        panels={peekWords.panels}
        step={<PeekStep submission={submission} timeZone={timeZone} />}
      />
    </article>
  );
}
