import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { uiWords } from '#messages/shell/uiWords.ts';
import { useMinWindowWidth } from '#web/parts/useMinWindowWidth.ts';
import { Button } from '#web/ui/Button.tsx';
import { SlidingPanel } from '#web/ui/SlidingPanel.tsx';
import styles from '#web/screens/Submission/embed/PanelFrame.module.css';

interface PanelFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  /** uses all available width, for a whole submission instead of a panel */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Beside the step, which stays usable, or over it in a narrow window. */
export function PanelFrame(props: PanelFrameProps): ReactElement {
  const hasRoom = useMinWindowWidth('1200px');
  return hasRoom ? <BesidePanel {...props} /> : <SlidingPanel {...props} isOpen />;
}

function BesidePanel({ title, onClose, isWide = false, children }: PanelFrameProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const element = panel.current;
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    element?.addEventListener('keydown', closeByKey);
    return () => element?.removeEventListener('keydown', closeByKey);
  }, [onClose]);
  return (
    <aside ref={panel} className={styles.panel} data-wide={isWide || undefined} aria-label={title} data-chrome="">
      <header className={styles.header}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button variant="quiet" icon="close" label={uiWords.close} onPress={onClose} />
      </header>
      <div className={styles.content}>{children}</div>
    </aside>
  );
}
