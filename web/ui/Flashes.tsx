import { useEffect, useRef, useState, useSyncExternalStore, type CSSProperties, type ReactElement } from 'react';
import { uiWords } from '#messages/shell/uiWords.ts';
import { dismissFlash, currentFlashes, onFlashesChange, type Flash } from '#web/ui/flashes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { toneIcons } from '#web/ui/toneIcons.ts';
import { useFlashPosition } from '#web/ui/useFlashPosition.ts';
import styles from '#web/ui/Flashes.module.css';

const staysMs = 4_500;
/** time to read, decide, and reach the button */
const staysToActMs = 12_000;
const leavesMs = 600;

/**
 * Live region for flashes, mounted once and empty most of the time. Rendered above dialogs, outside of them, and
 * away from the page's actions.
 */
export function Flashes(): ReactElement {
  const flashes = useSyncExternalStore(onFlashesChange, currentFlashes, currentFlashes);
  const ref = useRef<HTMLDivElement>(null);
  const { align, lift } = useFlashPosition(ref, flashes.length);
  return (
    <div
      ref={ref}
      className={styles.region}
      style={{ '--flash-lift': `${lift}px` } as CSSProperties}
      data-align={align}
      aria-live="polite"
      aria-atomic="false"
      data-chrome=""
      data-react-aria-top-layer=""
    >
      {flashes.map((one) => (
        <PassingFlash key={one.id} flash={one} />
      ))}
    </div>
  );
}

/** Stays while hovered or focused. */
function PassingFlash({ flash }: { readonly flash: Flash }): ReactElement {
  const [isHeld, setHeld] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = isLeaving
      ? setTimeout(() => dismissFlash(flash.id), leavesMs)
      : setTimeout(() => setLeaving(true), flash.staysMs ?? (flash.action ? staysToActMs : staysMs));
    return () => clearTimeout(timer);
  }, [isHeld, isLeaving, flash.id, flash.action, flash.staysMs]);
  const hold = (): void => {
    setHeld(true);
    setLeaving(false);
  };
  const release = (): void => setHeld(false);
  return (
    <div
      className={styles.flash}
      data-tone={flash.tone}
      data-leaving={isLeaving || undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={toneIcons[flash.tone]} />
      {flash.detail === undefined ? (
        <span>{flash.text}</span>
      ) : (
        <div>
          <p>{flash.text}</p>
          <p className={styles.detail}>{flash.detail}</p>
        </div>
      )}
      {flash.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            dismissFlash(flash.id);
            flash.action?.run();
          }}
        >
          {flash.action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={uiWords.dismiss}
        onClick={() => dismissFlash(flash.id)}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
