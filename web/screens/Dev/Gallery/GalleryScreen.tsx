import { useEffect, type ReactElement } from 'react';
import { ButtonsSample } from '#web/screens/Dev/Gallery/ButtonsSample.tsx';
import { FieldsSample } from '#web/screens/Dev/Gallery/FieldsSample.tsx';
import { FormsSample } from '#web/screens/Dev/Gallery/FormsSample.tsx';
import { LayersSample } from '#web/screens/Dev/Gallery/LayersSample.tsx';
import { ListsSample } from '#web/screens/Dev/Gallery/ListsSample.tsx';
import { MessagesSample } from '#web/screens/Dev/Gallery/MessagesSample.tsx';
import { PeopleSample } from '#web/screens/Dev/Gallery/PeopleSample.tsx';
import { TablesSample } from '#web/screens/Dev/Gallery/TablesSample.tsx';
import { TypeSample } from '#web/screens/Dev/Gallery/TypeSample.tsx';
import { Flashes } from '#web/ui/Flashes.tsx';
import { markPageRendered } from '#web/ui/fontLoading.ts';
import styles from '#web/screens/Dev/Gallery/GalleryScreen.module.css';

const samples = [
  ['Type', TypeSample],
  ['Buttons', ButtonsSample],
  ['Fields', FieldsSample],
  ['Forms', FormsSample],
  ['Messages and statuses', MessagesSample],
  ['People', PeopleSample],
  ['Tables', TablesSample],
  ['Layers', LayersSample],
  ['Lists and panels', ListsSample],
] as const;

const themes = ['light', 'dark'] as const;
const audiences = ['staff', 'resident'] as const;

/** Every design system component in every state, theme, and density. For developers only. */
export function GalleryScreen(): ReactElement {
  useEffect(markPageRendered, []);
  return (
    <main className={styles.gallery}>
      <title>Gallery - Portico</title>
      <h1>Gallery</h1>
      {samples.map(([title, Sample]) => (
        <section key={title} className={styles.section} aria-label={title}>
          <h2>{title}</h2>
          <div className={styles.panes}>
            {themes.flatMap((theme) =>
              audiences.map((audience) => (
                <div key={`${theme} ${audience}`} className={styles.pane} data-theme={theme} data-audience={audience}>
                  <Sample />
                </div>
              )),
            )}
          </div>
        </section>
      ))}
      <Flashes />
    </main>
  );
}
