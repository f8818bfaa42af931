import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { hasFocusMovedSince } from '#web/navigation/focusTracking.ts';
import { NavigationContext } from '#web/navigation/NavigationContext.ts';
import { usePageHead } from '#web/navigation/usePageHead.ts';
import { Breadcrumb, type BreadcrumbItem } from '#web/ui/Breadcrumb.tsx';
import { markPageRendered } from '#web/ui/fontLoading.ts';
import styles from '#web/ui/PageTitle.module.css';

interface PageTitleProps {
  readonly children: string;
  /** section name for the window title */
  readonly within?: string;
  readonly crumbs?: readonly BreadcrumbItem[];
  readonly note?: ReactNode;
  /** one primary action at most */
  readonly action?: ReactNode;
  /** moves focus here when a result replaces a form on the same page */
  readonly isFocused?: boolean;
}

const productName = 'Portico';
// react-router's key for the page that the browser loaded itself
const firstPage = 'default';

/**
 * Sets the heading and the window title. Takes focus after a navigation, unless the user has moved focus while
 * the page was loading.
 */
export function PageTitle({ children, within, crumbs, note, action, isFocused = false }: PageTitleProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const setOutAt = use(NavigationContext)?.visit.setOutAt ?? Number.POSITIVE_INFINITY;
  const takesFocus = useEffectEvent(() => isFocused || (key !== firstPage && !hasFocusMovedSince(setOutAt)));
  useEffect(() => {
    if (takesFocus()) heading.current?.focus({ preventScroll: true });
  }, []);
  const title = [children, within, productName].filter(Boolean).join(' - ');
  usePageHead({ title });
  useEffect(() => {
    document.title = title;
  }, [title]);
  useLayoutEffect(markPageRendered, []);
  return (
    <header className={styles.header}>
      {crumbs && <Breadcrumb crumbs={crumbs} />}
      <div className={styles.row}>
        <h1 ref={heading} tabIndex={-1}>
          {children}
        </h1>
        {action}
      </div>
      {note && <div className={styles.note}>{note}</div>}
    </header>
  );
}
