import { useOptimistic, useRef, useState, useTransition, type ReactElement, type ReactNode } from 'react';
import { uiWords } from '#messages/shell/uiWords.ts';
import { DragHandle } from '#web/ui/DragHandle.tsx';
import { moveItem, dropIndexAt } from '#web/ui/dragPositions.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/ui/DragList.module.css';

interface DragItem {
  readonly id: string;
  /** name announced on a move */
  readonly name: string;
  /** renders the row with its drag handle */
  readonly content: (handle: ReactNode) => ReactNode;
}

interface DragListProps {
  readonly label: string;
  readonly items: readonly DragItem[];
  /** Resolves once the move was saved or refused; until then the list shows it optimistically. */
  readonly onMove: (id: string, position: number) => Promise<unknown>;
}

/** Reorderable list: by mouse, touch, or arrow keys. */
export function DragList({ label, items, onMove }: DragListProps): ReactElement {
  const list = useRef<HTMLOListElement>(null);
  const [order, show] = useOptimistic<readonly string[]>(items.map(({ id }) => id));
  const [dragged, setDragged] = useState<{ readonly id: string; readonly to: number } | null>(null);
  const [said, say] = useState('');
  const [, begin] = useTransition();
  const line = useRef<Promise<unknown>>(Promise.resolve());
  // While dragging, only styles change: moving the row in the DOM would end pointer capture.
  const shown = dragged === null ? order : moveItem(order, dragged.id, dragged.to);
  const byId = new Map(items.map((item) => [item.id, item]));

  const move = (item: DragItem, to: number): void => {
    const position = Math.max(0, Math.min(to, order.length - 1));
    if (order[position] === item.id) return;
    say(uiWords.movedTo(item.name, position + 1, order.length));
    begin(async () => {
      show(moveItem(order, item.id, position));
      // Serialized, because each position counts from the order after the previous move.
      line.current = line.current.then(() => onMove(item.id, position));
      await line.current;
    });
  };

  const drag = (item: DragItem, pointerY: number): void => {
    const rows = [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLLIElement);
    const middles = rows.map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2;
    });
    setDragged({ id: item.id, to: dropIndexAt(middles, order.indexOf(item.id), pointerY) });
  };

  return (
    <>
      <ol ref={list} className={styles.list} aria-label={label}>
        {order.map((id) => {
          const item = byId.get(id);
          if (!item) return null;
          const handle = (
            <DragHandle
              name={item.name}
              onStep={(by) => move(item, order.indexOf(id) + by)}
              onDrag={(y) => drag(item, y)}
              onDrop={() => {
                setDragged(null);
                if (dragged) move(item, dragged.to);
              }}
              onCancel={() => setDragged(null)}
            />
          );
          return (
            <li
              key={id}
              className={styles.item}
              style={dragged ? { order: shown.indexOf(id) } : undefined}
              data-dragged={dragged?.id === id || undefined}
            >
              {item.content(handle)}
            </li>
          );
        })}
      </ol>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </>
  );
}
