import { useId, type ChangeEvent, type ReactElement } from 'react';

import { documentWords } from '#web/messages/templateOutputs.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

import styles from './MappingTable.module.css';

interface PdfChooserProps {
  readonly label: string;
  readonly isPending: boolean;
  readonly refusal: string | null;
  readonly onChoose: (file: File) => void;
}

/** Takes a PDF; it is sent as soon as it is chosen. */
export function PdfChooser({ label, isPending, refusal, onChoose }: PdfChooserProps): ReactElement {
  const id = useId();
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = input.files ?? [];
    if (file && !isPending) onChoose(file);
    // the same file can be chosen again after a refusal
    input.value = '';
  };
  return (
    <Field id={id} label={label} hint={documentWords.chooseHint}>
      <input
        id={id}
        className={styles.file}
        type="file"
        accept="application/pdf,.pdf"
        aria-describedby={`${id}-hint`}
        onChange={choose}
      />
      {isPending && (
        <output>
          <Spinner /> {documentWords.uploading}
        </output>
      )}
      {refusal !== null && (
        <Alert tone="danger" isLive>
          {refusal}
        </Alert>
      )}
    </Field>
  );
}
