import { useId, type ChangeEvent, type ReactElement } from 'react';
import { Field } from '#web/ui/Field.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from '#web/ui/FileChooser.module.css';

interface FileChooserProps {
  readonly label: string;
  readonly hint: string;
  /** HTML `accept` syntax, such as 'application/pdf,.pdf' */
  readonly accept: string;
  /** a large area to drop a file on */
  readonly isDropArea?: boolean;
  readonly isPending: boolean;
  readonly pendingLabel: string;
  readonly refusal: string | null;
  readonly onChoose: (file: File) => void;
}

/** Sends a file as soon as it is chosen. */
export function FileChooser(props: FileChooserProps): ReactElement {
  const { label, hint, accept, isDropArea = false, isPending, pendingLabel, refusal, onChoose } = props;
  const id = useId();
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = input.files ?? [];
    if (file && !isPending) onChoose(file);
    // Reset, so that the same file can be chosen again after a refusal.
    input.value = '';
  };
  return (
    <Field id={id} label={label} hint={hint}>
      <input
        id={id}
        className={styles.file}
        type="file"
        data-drop={isDropArea || undefined}
        accept={accept}
        aria-describedby={`${id}-hint`}
        onChange={choose}
      />
      {isPending && (
        <output>
          <Spinner /> {pendingLabel}
        </output>
      )}
      <Refusal sentence={refusal} />
    </Field>
  );
}
