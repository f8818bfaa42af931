import { useState, type ReactElement } from 'react';
import { uiWords } from '#messages/shell/uiWords.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/ui/Avatar.module.css';

export interface AvatarProfile {
  readonly id: string;
  readonly name: string;
  readonly initials: string;
  readonly imageUrl?: string | null;
}

interface AvatarProps {
  readonly face: AvatarProfile;
  /** decorative if the name is shown beside it */
  readonly isNameBeside?: boolean;
  readonly size?: 'small' | 'large';
}

/** A person's picture or initials. */
export function Avatar({ face, isNameBeside = false, size = 'small' }: AvatarProps): ReactElement {
  // Image URLs expire, so fall back to initials on a page that has been open for long.
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

/** Initials come from CSS content, so that they are neither read aloud nor found by text search. */
function Initials({ letters }: { readonly letters: string }): ReactElement {
  return <span className={styles.initials} data-letters={letters} aria-hidden="true" />;
}

const hues = 4;

/** A person always gets the same background color, as a user, a contact, or a plain id. */
function hueOf(id: string): number {
  let sum = 0;
  for (const letter of id.slice(id.indexOf(':') + 1)) sum += letter.charCodeAt(0);
  return sum % hues;
}

const facesShown = 3;

export function AvatarStack({ faces }: { readonly faces: readonly AvatarProfile[] }): ReactElement {
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
