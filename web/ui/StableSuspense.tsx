import { Suspense, useState, type ReactElement, type ReactNode } from 'react';

interface TogetherProps {
  readonly isThere: boolean;
  readonly children: ReactNode;
}

/**
 * For lazy content above other content. If it is there on page load, the page suspends for it, which avoids
 * layout shift; if it appears later, loading its chunk hides nothing.
 */
export function StableSuspense({ isThere, children }: TogetherProps): ReactElement | null {
  const [isAwaited, setAwaited] = useState(isThere);
  if (isAwaited && !isThere) setAwaited(false);
  if (!isThere) return null;
  return isAwaited ? <>{children}</> : <Suspense fallback={null}>{children}</Suspense>;
}
