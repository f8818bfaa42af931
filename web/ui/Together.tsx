import { Suspense, useState, type ReactElement, type ReactNode } from 'react';

interface TogetherProps {
  readonly isThere: boolean;
  readonly children: ReactNode;
}

/**
 * For what is loaded late and stands above something else. What is there when the page comes is waited for with the
 * page, so that it pushes nothing down; what comes up later hides nothing while its code is on the way.
 */
export function Together({ isThere, children }: TogetherProps): ReactElement | null {
  const [isAwaited, setAwaited] = useState(isThere);
  if (isAwaited && !isThere) setAwaited(false);
  if (!isThere) return null;
  return isAwaited ? <>{children}</> : <Suspense fallback={null}>{children}</Suspense>;
}
