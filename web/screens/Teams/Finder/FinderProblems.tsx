import { useEffect, useState, type ReactElement } from 'react';
import type { Problem } from '#domain/kernel/refusal.ts';
import { finderEditorWords as words } from '#messages/team/finderEditorWords.ts';
import { loadRefusalWords } from '#web/parts/form/loadRefusalWords.ts';
import { focusProblem } from '#web/screens/Teams/Finder/FinderEditing.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/screens/Teams/Finder/FinderEditor.module.css';

interface FinderProblemsProps {
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** whether residents see exactly this version */
  readonly isCurrent: boolean;
}

/** What keeps the draft from being published, each with a link to its place. */
export function FinderProblems({ problems, warnings, isCurrent }: FinderProblemsProps): ReactElement {
  const [sentence, setSentence] = useState<((problem: Problem) => string) | null>(null);
  useEffect(() => {
    void loadRefusalWords().then(
      (say) => setSentence(() => say),
      // the count stays, and the server names the problems when the author publishes
      () => undefined,
    );
  }, []);
  const whenReady = isCurrent ? words.current : words.ready;
  return (
    <section className={styles.problems} aria-labelledby="finder-problems">
      <h2 id="finder-problems" className={styles.problemTitle} data-ready={problems.length === 0 || undefined}>
        <Icon name={problems.length === 0 ? 'check-circle' : 'warning'} size={16} />
        {problems.length > 0 ? words.problems(problems.length) : whenReady}
      </h2>
      <ProblemList problems={problems} sentence={sentence} />
      {warnings.length > 0 && <h3>{words.warnings}</h3>}
      <ProblemList problems={warnings} sentence={sentence} />
    </section>
  );
}

interface ProblemListProps {
  readonly problems: readonly Problem[];
  readonly sentence: ((problem: Problem) => string) | null;
}

function ProblemList({ problems, sentence }: ProblemListProps): ReactElement | null {
  if (problems.length === 0 || sentence === null) return null;
  return (
    <ul>
      {problems.map((problem, at) => (
        <li key={`${at} ${problem.path} ${problem.code}`}>
          <button type="button" className={styles.problem} onClick={() => focusProblem(problem.path)}>
            {sentence(problem)}
          </button>
        </li>
      ))}
    </ul>
  );
}
