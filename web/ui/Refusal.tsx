import type { ReactElement } from 'react';
import { Alert } from '#web/ui/Alert.tsx';

interface RefusalProps {
  /** why the action was refused; null if it was not */
  readonly sentence: string | null;
  readonly title?: string | undefined;
}

/** Why an action was refused, announced by screen readers. */
export function Refusal({ sentence, title }: RefusalProps): ReactElement | null {
  return sentence === null ? null : (
    <Alert tone="danger" title={title} isLive>
      {sentence}
    </Alert>
  );
}
