import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import styles from '#web/screens/Dashboard/SubmissionList.module.css';

/** How far ahead of what is in sight the next rows are sent for. */
const ahead = '300px';

/** Tells when the end of the list comes into sight; each length of the list has its own. */
export function InSight({ onSight }: { readonly onSight: () => void }): ReactElement {
  const mark = useRef<HTMLSpanElement>(null);
  const seen = useEffectEvent(onSight);
  useEffect(() => {
    // a list that is not scrolled shows what it began with
    const watching = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting) && window.scrollY > 0) seen();
      },
      { rootMargin: ahead },
    );
    if (mark.current) watching.observe(mark.current);
    return () => watching.disconnect();
  }, []);
  return <span ref={mark} className={styles.mark} />;
}
