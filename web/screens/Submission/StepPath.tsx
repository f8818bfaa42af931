import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';

import type { StepPath_submission$key } from '#web/__generated__/StepPath_submission.graphql.ts';
import { submissionWords } from '#web/messages/submission.ts';
import { ShortName } from '#web/parts/ShortName.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { statuses } from '#web/ui/statuses.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import styles from './StepPath.module.css';
import { stepPath } from '#web/parts/submissionPaths.ts';

interface StepPathProps {
  readonly submission: StepPath_submission$key;
  readonly shownId: string | null;
}

/** The steps as a path: where it has been, where it is, what is to come. */
export function StepPath({ submission: key, shownId }: StepPathProps): ReactElement | null {
  const { id, activeSteps } = useFragment(
    graphql`
      fragment StepPath_submission on Submission {
        id
        activeSteps {
          id
          stepId
          state
          step {
            name
          }
        }
      }
    `,
    key,
  );
  if (activeSteps.length < 2) return null;
  return (
    <nav aria-label={submissionWords.steps}>
      <ol className={styles.path}>
        {activeSteps.map(({ id: activeStepId, stepId, state, step }) => (
          <li key={activeStepId} data-state={state}>
            <Link
              className={styles.step}
              to={stepPath(id, stepId)}
              aria-current={activeStepId === shownId ? 'step' : undefined}
            >
              <Icon name={statuses.step[state].icon} size={16} />
              <span>
                <ShortName name={step.name ?? submissionWords.unnamedStep} of="stepName" />
              </span>
              <VisuallyHidden> ({statuses.step[state].word})</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
