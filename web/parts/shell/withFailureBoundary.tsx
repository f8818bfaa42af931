import type { RouteObject } from 'react-router';
import { FailureBoundary } from '#web/navigation/FailureBoundary.tsx';
import { FailureScreen } from '#web/parts/shell/FailureScreen.tsx';

/** Error boundary that keeps the shell when a page inside it fails. */
export const withFailureBoundary = (children: RouteObject[]): RouteObject => ({
  element: <FailureBoundary instead={<FailureScreen />} />,
  children,
});
