import type { ReactElement } from 'react';
import { PaletteWay } from '#web/parts/palette/PaletteWay.tsx';
import { StaffTabs } from '#web/parts/shell/StaffTabs.tsx';

interface StaffBarProps {
  readonly viewerId: string;
  readonly isWorker: boolean;
}

/** What the bar has for staff alone: residents load none of it. */
export function StaffBar({ viewerId, isWorker }: StaffBarProps): ReactElement {
  return (
    <>
      <StaffTabs isWorker={isWorker} />
      <PaletteWay viewerId={viewerId} />
    </>
  );
}
