import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { publicFormWords } from '#messages/filling/publicFormWords.ts';
import type { StepBreakdown_version$key } from '#web/__generated__/StepBreakdown_version.graphql.ts';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';
import styles from '#web/screens/PublicForm/StepBreakdown.module.css';

interface StepBreakdownProps {
  readonly version: StepBreakdown_version$key;
  readonly team: string;
}

/** A form's steps, and who does each. */
export function StepBreakdown({ version, team }: StepBreakdownProps): ReactElement | null {
  const { steps } = useFragment(
    graphql`
      fragment StepBreakdown_version on FlowTemplate {
        steps {
          id
          name
          description
          external
        }
      }
    `,
    version,
  );
  if (steps.length === 0) return null;
  return (
    <section className={styles.breakdown} aria-labelledby="step-breakdown">
      <h2 id="step-breakdown">{publicFormWords.steps}</h2>
      <ol className={styles.steps}>
        {steps.map(({ id, name, description, external }) => (
          <li key={id} className={styles.step}>
            <h3 className={styles.name}>{name ?? publicFormWords.unnamedStep}</h3>
            <span className={styles.by}>{external ? publicFormWords.doneByYou : publicFormWords.doneByTeam(team)}</span>
            {description && (
              <div className={styles.text}>
                <SafeHtml html={description} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
