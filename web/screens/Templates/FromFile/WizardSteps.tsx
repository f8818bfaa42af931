import type { ReactElement } from 'react';
import { formProposalWords as words } from '#messages/form/formProposalWords.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/screens/Templates/FromFile/FromFile.module.css';

const steps = ['file', 'sections', 'questions', 'check'] as const;

/** Where the reader is on the way to the new form. */
export function WizardSteps({ current }: { readonly current: (typeof steps)[number] }): ReactElement {
  const place = steps.indexOf(current);
  return (
    <ol className={styles.steps} aria-label={words.screens}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-done={index < place || undefined}
          aria-current={index === place ? 'step' : undefined}
        >
          <span className={styles.stepNumber} aria-hidden="true">
            {index < place ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <span className={styles.stepName}>{words.screenNames[step]}</span>
          {index < place && <VisuallyHidden>{words.done}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
