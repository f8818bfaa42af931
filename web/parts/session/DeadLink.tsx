import type { ReactElement, ReactNode } from 'react';
import { deadLinkWords } from '#messages/account/accountWords.ts';
import { FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

interface DeadLinkProps {
  readonly state: string;
  readonly help?: string;
  /** link to request a new one */
  readonly children: ReactNode;
}

type Reason = keyof typeof deadLinkWords.title;

const isReason = (state: string): state is Reason => Object.hasOwn(deadLinkWords.title, state);

/** Page for an emailed link that no longer works, with the reason and what to do. */
export function DeadLink({ state, help, children }: DeadLinkProps): ReactElement {
  const reason = isReason(state) ? state : 'unknown';
  return (
    <>
      <PageTitle>{deadLinkWords.title[reason]}</PageTitle>
      <p>
        {deadLinkWords.text[reason]} {help}
      </p>
      <FormActions>{children}</FormActions>
    </>
  );
}
