import type { ReactElement } from 'react';
import { importWords as words } from '#messages/lists/importWords.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

interface MoreImportsProps {
  /** the last attempt to load more has failed */
  readonly hasFailed: boolean;
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly onMore: () => void;
}

/** The end of a list of imports, with a button for older ones. */
export const MoreImports = ({ hasFailed, hasNext, isLoadingNext, onMore }: MoreImportsProps): ReactElement => (
  <>
    {hasFailed && (
      <Alert tone="danger" isLive>
        {words.failedMore}
      </Alert>
    )}
    {hasNext && (
      <div>
        <Button isPending={isLoadingNext} onPress={onMore}>
          {words.more}
        </Button>
      </div>
    )}
  </>
);
