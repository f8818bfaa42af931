import { lazy, Suspense, type ReactElement } from 'react';

const EndingLinkList = lazy(async () => ({
  default: (await import('#web/screens/Submission/EndingLinkList.tsx')).EndingLinkList,
}));

/** The links at the end of a submission. Loaded late, because most pages of submissions aren't the end. */
export function EndingLinks({ submissionId }: { readonly submissionId: string }): ReactElement {
  return (
    <Suspense>
      <EndingLinkList submissionId={submissionId} />
    </Suspense>
  );
}
