import type { ReactElement } from 'react';
import { filterWords } from '#messages/lists/filterWords.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

interface LoadingFailedProps {
  readonly text: string;
  readonly again: () => void;
}

export function FilterLoadingFailure({ text, again }: LoadingFailedProps): ReactElement {
  return (
    <Alert
      tone="danger"
      isLive
      action={
        <Button icon="refresh" onPress={again}>
          {filterWords.again}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
