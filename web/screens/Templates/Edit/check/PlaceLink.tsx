import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { focusWhenReady } from '#web/parts/template/focusWhenReady.ts';
import type { EditorTarget } from '#web/screens/Templates/Edit/check/editorTarget.ts';
import { openPart } from '#web/screens/Templates/Edit/openParts.ts';
import styles from '#web/screens/Templates/Edit/check/FormCheck.module.css';

interface PlaceLinkProps {
  readonly target: EditorTarget;
  /** closes what would cover the place */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Selects a part in the editor and focuses what to change. */
export function PlaceLink({ target: { search, part, focus }, onLeave, children }: PlaceLinkProps): ReactElement {
  const go = (): void => {
    onLeave();
    if (part) openPart(part);
    if (focus !== null) focusWhenReady(focus);
  };
  return (
    <Link to={{ search }} preventScrollReset className={styles.place} onClick={go}>
      {children}
    </Link>
  );
}
