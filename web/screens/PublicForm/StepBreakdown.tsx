import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formStepsWords as words } from '#messages/filling/formPageWords.ts';
import type { StepBreakdown_form$key } from '#web/__generated__/StepBreakdown_form.graphql.ts';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';
import styles from '#web/screens/PublicForm/StepBreakdown.module.css';

/** A form's steps: who does each, and how long it usually takes. */
export function StepBreakdown({ form }: { readonly form: StepBreakdown_form$key }): ReactElement | null {
  const { team, typicalFigures, publishedVersion } = useFragment(
    graphql`
      fragment StepBreakdown_form on MasterTemplate {
        team {
          name
        }
        typicalFigures {
          stepTimes {
            identity
            medianTimeInWords
          }
        }
        publishedVersion {
          steps {
            id
            identity
            name
            description
            actors
            time
            timeUnit
          }
        }
      }
    `,
    form,
  );
  const steps = publishedVersion?.steps ?? [];
  if (steps.length === 0) return null;
  const usualTimes = new Map(typicalFigures?.stepTimes.map((step) => [step.identity, step.medianTimeInWords]));
  return (
    <section className={styles.breakdown} aria-labelledby="step-breakdown">
      <h2 id="step-breakdown">{words.steps}</h2>
      <ol className={styles.steps}>
        {steps.map(({ id, identity, name, description, actors, time, timeUnit }) => {
          const usualTime = usualTimes.get(identity);
          const planned = time && timeUnit ? words.plannedStepTime(words.duration(time, timeUnit)) : null;
          return (
            <li key={id} className={styles.step} data-own={actors.includes('applicant') || undefined}>
              <h3 className={styles.name}>{name ?? words.unnamedStep}</h3>
              <p className={styles.by}>
                <span>{words.actors(actors.map((actor) => words.actor[actor](team.name)))}</span>
                {(usualTime ?? planned) && <span>{usualTime ? words.usualStepTime(usualTime) : planned}</span>}
              </p>
              {description && (
                <div className={styles.text}>
                  <SafeHtml html={description} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
