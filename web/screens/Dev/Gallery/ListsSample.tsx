import { useState, type ReactElement } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { DragList } from '#web/ui/DragList.tsx';
import { moveItem } from '#web/ui/dragPositions.ts';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { SlidingPanel } from '#web/ui/SlidingPanel.tsx';
import styles from '#web/screens/Dev/Gallery/GalleryScreen.module.css';

/** Samples of drag lists, progress bars, and sliding panels. */
export function ListsSample(): ReactElement {
  const [order, setOrder] = useState<readonly string[]>(['Your property', 'Fee', 'Plan review']);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DragList
        label="Steps"
        items={order.map((name) => ({
          id: name,
          name,
          content: (handle) => (
            <div className={styles.row}>
              {handle} {name}
            </div>
          ),
        }))}
        onMove={async (id, position) => setOrder(moveItem(order, id, position))}
      />
      <ProgressBar label="Publishing: 40 %" percent={40} />
      <div>
        <Button icon="sliders" onPress={() => setOpen(true)}>
          Section Configuration
        </Button>
      </div>
      <SlidingPanel title="Section Configuration" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>Always shown</p>
      </SlidingPanel>
    </>
  );
}
