import type { ReactElement } from 'react';
import { useRoutesAhead } from '#web/navigation/useRoutesAhead.ts';
import { PaletteWay } from '#web/parts/palette/PaletteWay.tsx';
import type { TabReader } from '#web/parts/shell/staffTabs.ts';
import { StaffTabs } from '#web/parts/shell/StaffTabs.tsx';

interface StaffBarProps {
  readonly viewerId: string;
  readonly reader: TabReader;
}

/** Staff-only part of the bar, in its own chunk so that residents don't load it. */
export function StaffBar({ viewerId, reader }: StaffBarProps): ReactElement {
  useRoutesAhead('/processes');
  return (
    <>
      <StaffTabs reader={reader} />
      <PaletteWay viewerId={viewerId} />
    </>
  );
}
