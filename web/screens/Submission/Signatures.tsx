import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { signatureWords } from '#messages/filling/signatureWords.ts';
import type { Signatures_step$key } from '#web/__generated__/Signatures_step.graphql.ts';
import { browserTimeZone } from '#web/parts/browserTimeZone.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import styles from '#web/screens/Submission/Signatures.module.css';

/** Signatures of a step as given: typed or drawn name, signer, and time. */
export function Signatures({ step }: { readonly step: Signatures_step$key }): ReactElement | null {
  const { signings } = useFragment(
    graphql`
      fragment Signatures_step on ActiveStep {
        signings {
          id
          typedName
          image
          signedAt
          isOfAnswersNow
          user {
            name
          }
        }
      }
    `,
    step,
  );
  if (signings.length === 0) return null;
  return (
    <ul className={styles.signatures} aria-label={signatureWords.title}>
      {signings.map(({ id, typedName, image, signedAt, isOfAnswersNow, user }) => (
        <li key={id} className={styles.signature}>
          {image ? (
            <img className={styles.drawn} src={image} alt={signatureWords.drawn(typedName)} />
          ) : (
            <span className={styles.typed}>{typedName}</span>
          )}
          <span className={styles.by}>
            {signatureWords.signed(user.name)}, <RelativeTime at={signedAt} timeZone={browserTimeZone()} />
          </span>
          {!isOfAnswersNow && <span className={styles.by}>{signatureWords.changedSince}</span>}
        </li>
      ))}
    </ul>
  );
}
