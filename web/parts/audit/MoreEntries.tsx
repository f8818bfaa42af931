import { useState, type ReactElement } from 'react';
import { failureSentences } from '#messages/shell/failureWords.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

interface MoreEntriesProps {
  readonly label: string;
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: (count: number, options: { readonly onComplete: (error: Error | null) => void }) => unknown;
}

const page = 50;

/** The button that loads older entries, with its error message. */
export function MoreEntries({ label, hasNext, isLoadingNext, loadNext }: MoreEntriesProps): ReactElement | null {
  const [hasFailed, setFailed] = useState(false);
  if (!hasNext) return null;
  return (
    <div>
      {hasFailed && (
        <Alert tone="danger" isLive>
          {failureSentences.unreachable}
        </Alert>
      )}
      <Button
        isPending={isLoadingNext}
        onPress={() => void loadNext(page, { onComplete: (error) => setFailed(error !== null) })}
      >
        {label}
      </Button>
    </div>
  );
}
