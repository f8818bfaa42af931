import { useRef, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { uiWords } from '#messages/shell/uiWords.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/ui/DragList.module.css';

interface DragHandleProps {
  readonly name: string;
  readonly onStep: (by: -1 | 1) => void;
  readonly onDrag: (pointerY: number) => void;
  readonly onDrop: () => void;
  readonly onCancel: () => void;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Drags its row; with focus, arrow keys move the row by one. */
export function DragHandle({ name, onStep, onDrag, onDrop, onCancel }: DragHandleProps): ReactElement {
  const isHeld = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const press = (event: KeyboardEvent): void => {
    const by = ownValue(steps, event.key);
    if (by !== undefined) {
      event.preventDefault();
      onStep(by);
      // Moving the row in the DOM loses focus.
      requestAnimationFrame(() => button.current?.focus());
    }
    if (event.key === 'Escape' && isHeld.current) {
      isHeld.current = false;
      onCancel();
    }
  };
  const take = (event: PointerEvent<HTMLButtonElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isHeld.current = true;
  };
  const end = (how: () => void): void => {
    if (!isHeld.current) return;
    isHeld.current = false;
    how();
  };
  return (
    <button
      ref={button}
      type="button"
      className={styles.handle}
      aria-label={uiWords.move(name)}
      title={uiWords.moveHint}
      onKeyDown={press}
      onPointerDown={take}
      onPointerMove={(event) => {
        if (isHeld.current) onDrag(event.clientY);
      }}
      onPointerUp={() => end(onDrop)}
      onPointerCancel={() => end(onCancel)}
    >
      <Icon name="grip" size={16} />
    </button>
  );
}
