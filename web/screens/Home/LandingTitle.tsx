import { useEffect, useState, type ReactElement } from 'react';
import { landingWords as words } from '#messages/shell/landingWords.ts';
import { useReducedMotion } from '#web/parts/useReducedMotion.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/Home/Landing.module.css';

const wordMs = 2_500;

/** The title with a word that changes. Its heading never does, and the word stays with reduced motion or when paused. */
export function LandingTitle(): ReactElement {
  const isStill = useReducedMotion();
  const [isPaused, setPaused] = useState(false);
  const [at, setAt] = useState(0);
  const isMoving = !isStill && !isPaused;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => setAt((place) => (place + 1) % words.words.length), wordMs);
    return () => clearInterval(timer);
  }, [isMoving]);
  return (
    <div className={styles.title}>
      <PageTitle>{words.pageTitle}</PageTitle>
      <p className={styles.slogan} aria-hidden="true">
        {words.title}{' '}
        <span className={styles.rotating} data-rotating="">
          {words.words.map((word, place) => (
            <span key={word} className={styles.word} data-shown={place === at || undefined}>
              {word}
            </span>
          ))}
        </span>{' '}
        {words.titleEnd}
      </p>
      <p className={styles.lead}>{words.lead}</p>
      {!isStill && (
        <button type="button" className={styles.pause} onClick={() => setPaused(!isPaused)}>
          <Icon name={isPaused ? 'refresh' : 'pause'} size={16} />
          {isPaused ? words.play : words.pause}
        </button>
      )}
    </div>
  );
}
