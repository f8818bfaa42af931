import { useState, type ReactElement } from 'react';
import { uiWords } from '#messages/shell/uiWords.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/ui/Avatar.module.css';

export interface Face {
  readonly id: string;
  readonly name: string;
  readonly initials: string;
  readonly imageUrl?: string | null;
}

interface AvatarProps {
  readonly face: Face;
  /** When the name stands beside it, it is decoration. */
  readonly isNameBeside?: boolean;
  readonly size?: 'small' | 'large';
}

/** A picture of a person, or the letters of the name. */
export function Avatar({ face, isNameBeside = false, size = 'small' }: AvatarProps): ReactElement {
  // the address of a picture is good for a while; on a page that was open for longer the letters stand there again
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const { imageUrl } = face;
  return (
    <span
      className={styles.avatar}
      title={isNameBeside ? undefined : face.name}
      data-hue={hueOf(face.id)}
      data-size={size}
    >
      {imageUrl && imageUrl !== failedUrl ? (
        <img src={imageUrl} alt="" onError={() => setFailedUrl(imageUrl)} />
      ) : (
        <Initials letters={face.initials} />
      )}
      {!isNameBeside && <VisuallyHidden>{face.name}</VisuallyHidden>}
    </span>
  );
}

/** Drawn, not written: the name is what is read and searched for. */
function Initials({ letters }: { readonly letters: string }): ReactElement {
  return <span className={styles.initials} data-letters={letters} aria-hidden="true" />;
}

const hues = 4;

/** The same person always has the same ground. */
function hueOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum += letter.charCodeAt(0);
  return sum % hues;
}

const facesShown = 3;

/** Three people, then how many more. */
export function AvatarStack({ faces }: { readonly faces: readonly Face[] }): ReactElement {
  const rest = faces.slice(facesShown);
  return (
    <ul className={styles.stack}>
      {faces.slice(0, facesShown).map((face) => (
        <li key={face.id}>
          <Avatar face={face} />
        </li>
      ))}
      {rest.length > 0 && (
        <li className={styles.more} title={rest.map(({ name }) => name).join(', ')}>
          +{rest.length}
          <VisuallyHidden>{uiWords.more(rest.map(({ name }) => name).join(', '))}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
