import { useId, useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { pastedOptions } from '#domain/template/pastedOptions.ts';
import { manyOptionsWords as words, optionsWords } from '#messages/form/optionsWords.ts';
import { uiWords } from '#messages/shell/uiWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { useCreateOptions } from '#web/screens/Templates/Edit/useCreateOptions.ts';
import { useUploadOptions } from '#web/screens/Templates/Edit/useUploadOptions.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FileChooser } from '#web/ui/FileChooser.tsx';
import { flash } from '#web/ui/flashes.ts';
import { FormActions } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface AddSeveralOptionsProps {
  readonly fieldId: string;
  readonly onClose: () => void;
}

/** Help page about the file format. */
const optionsFileHelp = '/workflows/options_file';

/** Adds options typed or pasted as lines, or from a spreadsheet file. */
export function AddManyOptions({ fieldId, onClose }: AddSeveralOptionsProps): ReactElement {
  const id = useId();
  const [text, setText] = useState('');
  const options = pastedOptions(text);
  const { keyFor } = useIdempotencyKey();
  const [createOptions] = useCreateOptions();
  const upload = useUploadOptions(fieldId);
  const finish = (count: number): void => {
    flash(optionsWords.added(count));
    onClose();
  };
  const adding = useAction(
    () => createOptions({ input: { fieldId, options, idempotencyKey: keyFor([fieldId, options]) } }),
    () => finish(options.length),
  );
  const uploading = useAction(upload, finish);
  if (uploading.refusal !== null) {
    return (
      <Dialog key="failed" title={words.failedTitle} isOpen onClose={uploading.forget}>
        <Alert tone="danger" isLive>
          {uploading.refusal} {words.failed}
        </Alert>
        <p>
          <Link to={optionsFileHelp} target="_blank">
            {words.help}
          </Link>
        </p>
        <FormActions>
          <Button variant="primary" onPress={uploading.forget}>
            {uiWords.close}
          </Button>
        </FormActions>
      </Dialog>
    );
  }
  return (
    <Dialog key="add" title={words.title} isOpen onClose={onClose}>
      <div className={styles.options}>
        <TextArea
          id={id}
          name={id}
          label={words.lines}
          hint={words.linesHint}
          rows={6}
          value={text}
          error={adding.refusal}
          onChange={setText}
        />
        <FormActions>
          <Button
            variant="primary"
            isPending={adding.pending !== null}
            blockedBecause={options.length === 0 ? words.nothing : null}
            isReasonShown={false}
            onPress={() => adding.run(fieldId)}
          >
            {options.length === 0 ? optionsWords.add : words.addThese(options.length)}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {uiWords.cancel}
          </Button>
        </FormActions>
        <FileChooser
          label={words.file}
          hint={words.fileHint}
          accept="text/csv,.csv"
          isPending={uploading.pending !== null}
          pendingLabel={words.uploading}
          refusal={null}
          onChoose={uploading.run}
        />
        <p>
          <Link to={optionsFileHelp} target="_blank">
            {words.help}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}
