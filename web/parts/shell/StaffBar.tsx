import type { ReactElement } from 'react';
import { usePreloadRoutes } from '#web/navigation/usePreloadRoutes.ts';
import { PaletteButton } from '#web/parts/palette/PaletteButton.tsx';
import type { TabViewer } from '#web/parts/shell/staffTabs.ts';
import { StaffTabs } from '#web/parts/shell/StaffTabs.tsx';

interface StaffBarProps {
  readonly viewerId: string;
  readonly reader: TabViewer;
}

/** Staff-only part of the bar, in its own chunk so that residents don't load it. */
export function StaffBar({ viewerId, reader }: StaffBarProps): ReactElement {
  usePreloadRoutes('/processes');
  return (
    <>
      <StaffTabs reader={reader} />
      <PaletteButton viewerId={viewerId} />
    </>
  );
}
