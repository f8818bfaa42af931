import type { ReactElement } from 'react';
import { batchWords } from '#messages/lists/batchWords.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

export function TagsFailure({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  return (
    <Alert tone="danger" isLive action={<Button onPress={onRetry}>{batchWords.again}</Button>}>
      {batchWords.tagsFailed}
    </Alert>
  );
}
