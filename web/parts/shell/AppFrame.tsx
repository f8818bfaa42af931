import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import { TravelLine } from '#web/navigation/TravelLine.tsx';
import { Flashes } from '#web/ui/Flashes.tsx';

/** Around every page: the flash region and the navigation progress bar. */
export function AppFrame(): ReactElement {
  return (
    <>
      <TravelLine />
      <Outlet />
      <Flashes />
    </>
  );
}
