import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import styles from '#web/screens/Dashboard/SubmissionList.module.css';

/** How far ahead of what is in sight the next rows are sent for. */
const ahead = '300px';

/** What is shorter than its window will never be scrolled. */
const isFilled = (): boolean => document.documentElement.scrollHeight > window.innerHeight;

/** Tells when the end of the list comes into sight; each length of the list has its own. */
export function InSight({ onSight }: { readonly onSight: () => void }): ReactElement {
  const mark = useRef<HTMLSpanElement>(null);
  const seen = useEffectEvent(onSight);
  useEffect(() => {
    let isNear = false;
    // a list that is not scrolled shows what it began with, as long as it fills its window
    const look = (): void => {
      if (!isNear || (window.scrollY === 0 && isFilled())) return;
      stop();
      seen();
    };
    const stop = (): void => {
      watching.disconnect();
      window.removeEventListener('scroll', look);
    };
    const watching = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false;
        look();
      },
      { rootMargin: ahead },
    );
    if (mark.current) watching.observe(mark.current);
    // in a high window the end is near from the start, and nothing is told of it again
    window.addEventListener('scroll', look, { passive: true });
    return stop;
  }, []);
  return <span ref={mark} className={styles.mark} />;
}
