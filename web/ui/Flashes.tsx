import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';

import { uiWords } from '#web/messages/uiWords.ts';

import { dismissFlash, flashesNow, onFlashes, type Flash } from './flashes.ts';
import styles from './Flashes.module.css';
import { Icon } from './Icon.tsx';
import { toneIcons } from './toneIcons.ts';

const staysMs = 4_500;
const leavesMs = 600;

/** The one place where flashes appear and are read out; mounted once, empty most of the time. */
export function Flashes(): ReactElement {
  const flashes = useSyncExternalStore(onFlashes, flashesNow);
  return (
    <div className={styles.region} aria-live="polite" aria-atomic="false" data-chrome="">
      {flashes.map((one) => (
        <PassingFlash key={one.id} flash={one} />
      ))}
    </div>
  );
}

/** Waits while it is looked at: under the pointer or with the focus. */
function PassingFlash({ flash }: { readonly flash: Flash }): ReactElement {
  const [isHeld, setHeld] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = isLeaving
      ? setTimeout(() => dismissFlash(flash.id), leavesMs)
      : setTimeout(() => setLeaving(true), staysMs);
    return () => clearTimeout(timer);
  }, [isHeld, isLeaving, flash.id]);
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
      <span>{flash.text}</span>
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
