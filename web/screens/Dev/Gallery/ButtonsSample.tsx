import type { ReactElement } from 'react';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Dev/Gallery/GalleryScreen.module.css';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

export function ButtonsSample(): ReactElement {
  return (
    <>
      {variants.map((variant) => (
        <div key={variant} className={styles.row}>
          <Button variant={variant} onPress={() => flash('Changes saved')}>
            Save changes
          </Button>
          <Button variant={variant} icon="plus">
            Add field
          </Button>
          <Button variant={variant} isPending pendingLabel="Saving…">
            Save changes
          </Button>
          <Button variant={variant} icon="trash" label="Delete" />
        </div>
      ))}
      <div className={styles.row}>
        <Button variant="primary" blockedBecause="Enter a name first.">
          Save
        </Button>
        <Button variant="primary" blockedBecause="The address is too short." isReasonShown={false}>
          URL not valid
        </Button>
      </div>
      <div className={styles.row}>
        <ButtonLink to="/dev/ui" icon="people">
          Go to people
        </ButtonLink>
        <CopyButton text="https://portico.example/spring" done="URL copied">
          Copy URL
        </CopyButton>
      </div>
    </>
  );
}
