import type { ReactElement, ReactNode } from 'react';
import { invalidLinkWords } from '#messages/account/accountWords.ts';
import { FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

interface DeadLinkProps {
  readonly state: string;
  readonly help?: string;
  /** link to request a new one */
  readonly children: ReactNode;
}

type Reason = keyof typeof invalidLinkWords.title;

const isReason = (state: string): state is Reason => Object.hasOwn(invalidLinkWords.title, state);

/** Page for an emailed link that no longer works, with the reason and what to do. */
export function InvalidLink({ state, help, children }: DeadLinkProps): ReactElement {
  const reason = isReason(state) ? state : 'unknown';
  return (
    <>
      <PageTitle>{invalidLinkWords.title[reason]}</PageTitle>
      <p>
        {invalidLinkWords.text[reason]} {help}
      </p>
      <FormActions>{children}</FormActions>
    </>
  );
}
