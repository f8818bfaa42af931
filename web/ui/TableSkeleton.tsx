import type { ReactElement } from 'react';
import { uiWords } from '#messages/shell/uiWords.ts';
import { LoadingRegion, Skeleton } from '#web/ui/Skeleton.tsx';

export function TableSkeleton({ rows }: { readonly rows: number }): ReactElement {
  return (
    <LoadingRegion what={uiWords.page}>
      <Skeleton shape="title" width="third" />
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} shape="row" />
      ))}
    </LoadingRegion>
  );
}
