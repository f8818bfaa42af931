import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { hasMovedSince } from '#web/navigation/movesOfFocus.ts';
import { VisitContext } from '#web/navigation/VisitContext.ts';
import { Breadcrumb, type Crumb } from '#web/ui/Breadcrumb.tsx';
import { pageStands } from '#web/ui/typefaces.ts';
import styles from '#web/ui/PageTitle.module.css';

interface PageTitleProps {
  readonly children: string;
  /** Where the page belongs, for the title of the window. */
  readonly within?: string;
  readonly crumbs?: readonly Crumb[];
  readonly note?: ReactNode;
  /** At most one thing to do first. */
  readonly action?: ReactNode;
  /** For what takes the place of a form on the same page. */
  readonly isFocused?: boolean;
}

const productName = 'Portico';
// what react-router calls the page that the browser itself has loaded
const firstPage = 'default';

/**
 * Names the page and the window. After a navigation it takes the focus, so that reading goes on here; but not of whoever went
 * on elsewhere while the page was on its way.
 */
export function PageTitle({ children, within, crumbs, note, action, isFocused = false }: PageTitleProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const setOutAt = use(VisitContext)?.visit.setOutAt ?? Number.POSITIVE_INFINITY;
  const takesFocus = useEffectEvent(() => isFocused || (key !== firstPage && !hasMovedSince(setOutAt)));
  useEffect(() => {
    if (takesFocus()) heading.current?.focus({ preventScroll: true });
  }, []);
  const title = [children, within, productName].filter(Boolean).join(' - ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  useLayoutEffect(pageStands, []);
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
