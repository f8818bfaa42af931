import type { CSSProperties, ReactElement } from 'react';
import { contrast } from '#domain/kernel/contrast.ts';
import { townAccent } from '#domain/team/townAccent.ts';
import { teamColorWords as words } from '#messages/team/brandingWords.ts';
import { accentVariables } from '#web/parts/town/accentVariables.ts';
import styles from '#web/screens/Teams/Settings/ColorPreview.module.css';

const white = '#ffffff';

/** What becomes of a team's color on its pages, in words and as a picture in both color schemes. */
export function ColorPreview({ color }: { readonly color: string }): ReactElement {
  const variables = accentVariables(color) as CSSProperties;
  return (
    <>
      <p aria-live="polite">{sentenceOf(color)}</p>
      <div className={styles.previews}>
        {(['light', 'dark'] as const).map((scheme) => (
          // The parts only look like controls, so they are read as one picture.
          <div
            key={scheme}
            className={styles.preview}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="img"
            aria-label={words.preview(scheme)}
            data-theme={scheme}
          >
            <div className={styles.page} style={variables}>
              <span className={styles.bar}>{words.schemes[scheme]}</span>
              <span className={styles.parts}>
                <span className={styles.button}>{words.button}</span>
                <span className={styles.button} data-focused="">
                  {words.focused}
                </span>
                <span className={styles.link}>{words.link}</span>
              </span>
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

function sentenceOf(color: string): string {
  const accent = townAccent(color);
  if (accent === null) return words.default;
  const { solid } = accent.light;
  const own = contrast(color, white);
  return solid === color ? words.readable(own) : words.adjusted(own, solid, contrast(solid, white));
}
