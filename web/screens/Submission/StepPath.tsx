import { useState, type ReactElement, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type {
  StepPath_submission$data,
  StepPath_submission$key,
} from '#web/__generated__/StepPath_submission.graphql.ts';
import { requirementPath } from '#web/parts/submissionPaths.ts';
import { TruncatedName } from '#web/parts/TruncatedName.tsx';
import { stepNavigationState } from '#web/screens/Submission/embed/stepNavigation.ts';
import { useSubmissionPaths } from '#web/screens/Submission/useSubmissionPaths.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { statuses } from '#web/ui/statuses.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/screens/Submission/StepPath.module.css';

interface StepPathProps {
  readonly submission: StepPath_submission$key;
  readonly shownId: string | null;
}

/** Steps as a list: done, current, and upcoming. Collapsed in a narrow window. */
export function StepPath({ submission: key, shownId }: StepPathProps): ReactElement | null {
  const { id, activeSteps, requirements } = useFragment(
    graphql`
      fragment StepPath_submission on Submission {
        id
        activeSteps {
          id
          stepId
          progress
          step {
            name
          }
          payment {
            waivedBy
          }
        }
        requirements {
          id
          name
          state
        }
      }
    `,
    key,
  );
  const { stepPath, isAsApplicant } = useSubmissionPaths();
  const visibleRequirements = requirements.filter(({ state }) => !(isAsApplicant && state === 'unsent'));
  const [isOpen, setOpen] = useState(false);
  if (activeSteps.length + visibleRequirements.length < 2) return null;
  const place = activeSteps.findIndex((step) => step.id === shownId);
  return (
    <nav className={styles.nav} aria-label={submissionWords.steps} data-open={isOpen || undefined}>
      <div className={styles.folded}>
        {place >= 0 && (
          <progress
            className={styles.bar}
            max={activeSteps.length}
            value={place + 1}
            aria-label={submissionWords.progress(place + 1, activeSteps.length)}
          />
        )}
        <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {submissionWords.allSteps} <Icon name="chevron-down" size={16} />
        </button>
      </div>
      <ol className={styles.path}>
        {activeSteps.map((each) => (
          <li key={each.id} data-progress={each.progress}>
            <Link
              className={styles.step}
              to={stepPath(id, each.stepId)}
              state={stepNavigationState}
              aria-current={each.id === shownId ? 'step' : undefined}
              onClick={() => setOpen(false)}
            >
              <Icon name={statuses.step[each.progress].icon} size={16} />
              <span className={styles.words}>
                <TruncatedName name={each.step.name ?? submissionWords.unnamedStep} of="stepName" />
                {isMoney.has(each.progress) ? (
                  <span className={styles.progress}>{wordOf(each)}</span>
                ) : (
                  <VisuallyHidden> ({wordOf(each)})</VisuallyHidden>
                )}
              </span>
            </Link>
          </li>
        ))}
        {visibleRequirements.map(({ id: requirementId, name, state }) => (
          <li key={requirementId} data-requirement={state}>
            <RequestedLink
              to={state === 'unsent' || isAsApplicant ? null : requirementPath(id, requirementId)}
              onGo={() => setOpen(false)}
            >
              <Icon name={statuses.requirement[state].icon} size={16} />
              <span className={styles.words}>
                <TruncatedName name={name} of="requirementName" />
                <span className={styles.progress}>{statuses.requirement[state].word}</span>
              </span>
            </RequestedLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface AskedProps {
  /** null for a staff note, which has no page */
  readonly to: string | null;
  readonly onGo: () => void;
  readonly children: ReactNode;
}

/** A requirement outside the steps, listed after them whenever it was added. */
function RequestedLink({ to, onGo, children }: AskedProps): ReactElement {
  if (to === null) return <span className={styles.step}>{children}</span>;
  return (
    <Link className={styles.step} to={to} onClick={onGo}>
      {children}
    </Link>
  );
}

type Step = StepPath_submission$data['activeSteps'][number];

/** Payment states also shown as text, because their icon alone is unclear. */
const isMoney: ReadonlySet<Step['progress']> = new Set(['unpaid', 'underway', 'waived', 'refunded'] as const);

function wordOf({ progress, payment }: Step): string {
  const name = payment?.waivedBy;
  return progress === 'waived' && name ? submissionWords.waivedBy(name) : statuses.step[progress].word;
}
