import type { RouteObject } from 'react-router';
import { FailureBoundary } from '#web/navigation/FailureBoundary.tsx';
import { FailureScreen } from '#web/parts/shell/FailureScreen.tsx';

/** A page that fails leaves the shell around it standing. */
export const within = (children: RouteObject[]): RouteObject => ({
  element: <FailureBoundary instead={<FailureScreen />} />,
  children,
});
