import type { ReactElement, ReactNode } from 'react';
import { Focusable, Tooltip, TooltipTrigger } from 'react-aria-components';
import styles from '#web/ui/Tip.module.css';

interface TipProps {
  /** What it is about, which can have the focus. */
  readonly children: ReactElement;
  readonly content: ReactNode;
}

const pointedAtMs = 700;

/** More about something, for whoever comes to it by keyboard or points at it for a while. Escape takes it away. */
export function Tip({ children, content }: TipProps): ReactElement {
  return (
    <TooltipTrigger delay={pointedAtMs}>
      <Focusable>{children as Parameters<typeof Focusable>[0]['children']}</Focusable>
      <Tooltip className={styles.tip ?? ''} placement="bottom start" offset={6}>
        {content}
      </Tooltip>
    </TooltipTrigger>
  );
}
