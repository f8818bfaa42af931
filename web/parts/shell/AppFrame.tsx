import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import { NavigationProgress } from '#web/navigation/NavigationProgress.tsx';
import { Flashes } from '#web/ui/Flashes.tsx';

/** Around every page: the flash region and the navigation progress bar. */
export function AppFrame(): ReactElement {
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <Flashes />
    </>
  );
}
