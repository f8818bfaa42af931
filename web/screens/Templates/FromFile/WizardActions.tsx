import type { ReactElement } from 'react';
import { formProposalWords as words } from '#messages/form/formProposalWords.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Templates/FromFile/FromFile.module.css';

interface WizardActionsProps {
  readonly onBack: () => void;
  /** replaces “Next” on the last screen */
  readonly submit?: { readonly label: string; readonly pendingLabel: string; readonly isPending: boolean };
}

export function WizardActions({ onBack, submit }: WizardActionsProps): ReactElement {
  return (
    <div className={styles.actions}>
      <Button onPress={onBack} icon="chevron-left">
        {words.back}
      </Button>
      <Button
        type="submit"
        variant="primary"
        isPending={submit?.isPending ?? false}
        {...(submit ? { pendingLabel: submit.pendingLabel } : {})}
      >
        {submit?.label ?? words.next}
      </Button>
    </div>
  );
}
