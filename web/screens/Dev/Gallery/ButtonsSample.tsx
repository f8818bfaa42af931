import type { ReactElement } from 'react';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Dev/Gallery/GalleryScreen.module.css';

const looks: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

export function ButtonsSample(): ReactElement {
  return (
    <>
      {looks.map((look) => (
        <div key={look} className={styles.row}>
          <Button look={look} onPress={() => flash('Changes saved')}>
            Save changes
          </Button>
          <Button look={look} icon="plus">
            Add field
          </Button>
          <Button look={look} isPending pendingLabel="Saving…">
            Save changes
          </Button>
          <Button look={look} icon="trash" label="Delete" />
        </div>
      ))}
      <div className={styles.row}>
        <Button look="primary" blockedBecause="Enter a name first.">
          Save
        </Button>
        <Button look="primary" blockedBecause="The address is too short." isReasonShown={false}>
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
