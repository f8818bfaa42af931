import { useState, type ReactElement, type ReactNode } from 'react';
import { OtherEditors } from '#web/screens/Templates/Presence/OtherEditors.ts';
import { SetOpenStep } from '#web/screens/Templates/Presence/useOpenStep.ts';
import { useOtherEditors } from '#web/screens/Templates/Presence/useOtherEditors.ts';
import { useReportEditing } from '#web/screens/Templates/Presence/useReportEditing.ts';

interface DraftEditorsProps {
  /** null for people who can't edit the form: they neither see others nor are seen */
  readonly draftId: string | null;
  readonly children: ReactNode;
}

/** Shows who else has the draft open, and shows the user to them. */
export function DraftEditors({ draftId, children }: DraftEditorsProps): ReactElement {
  const [stepId, setStepId] = useState<string | null>(null);
  const others = useOtherEditors(draftId);
  useReportEditing(draftId, stepId);
  return (
    <SetOpenStep value={setStepId}>
      <OtherEditors value={others}>{children}</OtherEditors>
    </SetOpenStep>
  );
}
