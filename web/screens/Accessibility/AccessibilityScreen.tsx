import type { ReactElement } from 'react';
import { accessibilityWords as words } from '#messages/shell/accessibilityWords.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/Accessibility/AccessibilityScreen.module.css';

export function AccessibilityScreen(): ReactElement {
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <p>{words.intro}</p>
      {words.sections.map(({ id, title, text, points }) => (
        <section key={id} className={styles.section} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
          {points.length > 0 && (
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  );
}
