import { useId, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { responsibilityWords } from '#messages/submission/responsibilityWords.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { LaterSteps_submission$key } from '#web/__generated__/LaterSteps_submission.graphql.ts';
import { AvatarStack } from '#web/ui/Avatar.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import styles from '#web/screens/Submission/steps/responsibility/Responsibility.module.css';

interface StepsToComeProps {
  readonly submission: LaterSteps_submission$key;
  /** the assigning step; only later steps are listed */
  readonly activeStepId: string;
}

/** Assignees of each later step by form and answers. The chosen people work on all staff steps. */
export function LaterSteps({ submission, activeStepId }: StepsToComeProps): ReactElement | null {
  const { stepResponsibilities, activeSteps } = useFragment(
    graphql`
      fragment LaterSteps_submission on Submission {
        activeSteps {
          id
          tentativeAssignments {
            id
          }
        }
        stepResponsibilities {
          activeStep {
            id
            position
            external
            step {
              name
            }
          }
          people {
            subjectId
            name
            initials
            user {
              avatar {
                url
              }
            }
          }
        }
      }
    `,
    submission,
  );
  const headingId = useId();
  const place = stepResponsibilities.findIndex(({ activeStep }) => activeStep.id === activeStepId);
  const later = stepResponsibilities.slice(place + 1);
  const isChosen = activeSteps.find(({ id }) => id === activeStepId)?.tentativeAssignments.length !== 0;
  if (place < 0 || later.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h3 id={headingId}>{responsibilityWords.steps}</h3>
      <ol className={styles.rows} aria-labelledby={headingId}>
        {later.map(({ activeStep: { id, position, external, step }, people }) => (
          <li key={id} className={styles.row}>
            <span>{responsibilityWords.stepAt(position + 1, step.name ?? submissionWords.unnamedStep)}</span>
            <span className={styles.who}>
              {external && responsibilityWords.byApplicants}
              {people.length > 0 && (
                <>
                  <AvatarStack
                    faces={people.map(({ subjectId, name, initials, user }) => ({
                      ...{ id: subjectId, name, initials },
                      imageUrl: user?.avatar.url,
                    }))}
                  />
                  <span>{people.map(({ name }) => name).join(', ')}</span>
                </>
              )}
              {!external &&
                people.length === 0 &&
                (isChosen ? (
                  responsibilityWords.whoeverIsChosen
                ) : (
                  <Badge tone="warning" icon="warning">
                    {responsibilityWords.nobodyYet}
                  </Badge>
                ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
