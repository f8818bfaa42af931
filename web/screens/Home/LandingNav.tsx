import { useEffect, useState, type MouseEvent, type ReactElement } from 'react';
import { Link } from 'react-router';
import { landingWords as words } from '#messages/shell/landingWords.ts';
import { shellWords } from '#messages/shell/shellWords.ts';
import { useReducedMotion } from '#web/parts/useReducedMotion.ts';
import styles from '#web/screens/Home/LandingNav.module.css';

interface LandingNavProps {
  readonly sections: readonly (readonly [id: string, name: string])[];
}

/** Scrolls to the sections of the page and marks the one in view. */
export function LandingNav({ sections }: LandingNavProps): ReactElement {
  const current = useSectionInView(sections);
  const isStill = useReducedMotion();
  const scrollTo = (event: MouseEvent, id: string): void => {
    const section = document.getElementById(id);
    if (!section || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    section.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
    // the next Tab continues from there
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
  };
  return (
    <div className={styles.bar}>
      <nav className={styles.sections} aria-label={words.sections}>
        {sections.map(([id, name]) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={current === id ? 'location' : undefined}
            onClick={(event) => scrollTo(event, id)}
          >
            {name}
          </a>
        ))}
      </nav>
      <Link to="/users/sign_in">{shellWords.signIn}</Link>
    </div>
  );
}

/** The section that crosses the upper part of the window. */
function useSectionInView(sections: LandingNavProps['sections']): string {
  const [inView, setInView] = useState(sections[0]?.[0] ?? '');
  useEffect(() => {
    const watching = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setInView(target.id);
      },
      { rootMargin: '-30% 0px -65%' },
    );
    for (const [id] of sections) {
      const section = document.getElementById(id);
      if (section) watching.observe(section);
    }
    return () => watching.disconnect();
  }, [sections]);
  return inView;
}
