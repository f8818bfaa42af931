import type { ChangeEvent, ReactElement, Ref } from 'react';
import { uploadWords } from '#messages/filling/uploadWords.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/forms/files/FilePicker.module.css';

interface FilePickerProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly onPick: (files: readonly File[]) => void;
}

/** Chooses or drops several files; on a phone also opens the camera. */
export function FilePicker({ ref, id, name, label, onPick }: FilePickerProps): ReactElement {
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const chosen = [...(event.currentTarget.files ?? [])];
    // Reset, so that the same file can be chosen again.
    event.currentTarget.value = '';
    onPick(chosen);
  };
  return (
    <div className={styles.ways}>
      <Chooser ref={ref} id={`${id}-file`} name={name} icon="plus" label={label} onPick={pick} isMany>
        <span className={styles.drop}>{uploadWords.dropHere}</span>
      </Chooser>
      <Chooser id={`${id}-photo`} name={name} icon="camera" label={uploadWords.takePhoto} onPick={pick} isCamera />
    </div>
  );
}

interface ChooserProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly id: string;
  readonly name: string;
  readonly icon: 'plus' | 'camera';
  readonly label: string;
  readonly isMany?: boolean;
  /** opens the phone's camera */
  readonly isCamera?: boolean;
  readonly onPick: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly children?: ReactElement;
}

/** The native file input covers the whole area invisibly, so that it takes clicks and drops. */
function Chooser({
  ref,
  id,
  name,
  icon,
  label,
  isMany = false,
  isCamera = false,
  onPick,
  children,
}: ChooserProps): ReactElement {
  return (
    <div className={styles.chooser} data-camera={isCamera || undefined}>
      <label className={styles.button} htmlFor={id}>
        <Icon name={icon} size={16} />
        {label}
      </label>
      {children}
      <input
        ref={ref}
        id={id}
        name={name}
        type="file"
        multiple={isMany}
        {...(isCamera ? { accept: 'image/*', capture: 'environment' as const } : {})}
        onChange={onPick}
      />
    </div>
  );
}
