import type { ReactElement } from 'react';
import { uiWords } from '#messages/shell/uiWords.ts';
import { LoadingRegion, Skeleton } from '#web/ui/Skeleton.tsx';

export function FormSkeleton({ fields }: { readonly fields: number }): ReactElement {
  return (
    <LoadingRegion what={uiWords.page}>
      <Skeleton shape="title" width="half" />
      {Array.from({ length: fields }, (_, index) => (
        <div key={index}>
          <Skeleton width="third" />
          <Skeleton shape="control" />
        </div>
      ))}
      <Skeleton shape="control" width="third" />
    </LoadingRegion>
  );
}
