import type { ReactElement, ReactNode } from 'react';
import { Focusable, Tooltip, TooltipTrigger } from 'react-aria-components';
import styles from '#web/ui/InfoTooltip.module.css';

interface TipProps {
  /** a focusable element */
  readonly children: ReactElement;
  readonly content: ReactNode;
}

const pointedAtMs = 700;

/** Tooltip on keyboard focus or after hovering for a while; Escape hides it. */
export function InfoTooltip({ children, content }: TipProps): ReactElement {
  return (
    <TooltipTrigger delay={pointedAtMs}>
      <Focusable>{children as Parameters<typeof Focusable>[0]['children']}</Focusable>
      <Tooltip className={styles.tip ?? ''} placement="bottom start" offset={6}>
        {content}
      </Tooltip>
    </TooltipTrigger>
  );
}
