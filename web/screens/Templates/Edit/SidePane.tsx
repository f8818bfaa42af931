import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { uiWords } from '#messages/shell/uiWords.ts';
import { useMinWindowWidth } from '#web/parts/useMinWindowWidth.ts';
import { Button } from '#web/ui/Button.tsx';
import { SlidingPanel } from '#web/ui/SlidingPanel.tsx';
import { useFocusFallback } from '#web/ui/useFocusFallback.ts';
import styles from '#web/screens/Templates/Edit/preview/Preview.module.css';

/** From this width on it has its own column. */
export const besideFrom = '1200px';

interface SidePaneProps {
  readonly title: string;
  readonly onClose: () => void;
  /** The pane of the selection covers the check, which stays as it is. */
  readonly pane?: 'selection' | 'check';
  readonly children: ReactNode;
}

/** Pane of the selection: beside the step, which stays usable, or over it in a narrow window. */
export function SidePane(props: SidePaneProps): ReactElement {
  return useMinWindowWidth(besideFrom) ? <BesideStep {...props} /> : <SlidingPanel {...props} isOpen />;
}

/** Takes focus, and returns it to the opener on close. Decision 0071. */
function BesideStep({ title, onClose, pane: name = 'selection', children }: SidePaneProps): ReactElement {
  const pane = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusFallback(true);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const element = pane.current;
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    element?.addEventListener('keydown', closeByKey);
    return () => element?.removeEventListener('keydown', closeByKey);
  }, [onClose]);
  return (
    <dialog ref={pane} open aria-label={title} className={styles.preview} data-pane={name}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button variant="quiet" icon="close" label={uiWords.close} onPress={onClose} />
      </div>
      {children}
    </dialog>
  );
}
