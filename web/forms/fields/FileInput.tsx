import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { maxAnswerFiles } from '#domain/file/fileLimits.ts';
import { uploadWords } from '#messages/filling/uploadWords.ts';
import type { InputProps } from '#web/forms/fields/InputProps.ts';
import { answerFilesIn, type NamedAnswerFile } from '#web/forms/files/answerFilesIn.ts';
import { FilePicker } from '#web/forms/files/FilePicker.tsx';
import { LoadedAnswerFiles } from '#web/forms/files/LoadedAnswerFiles.tsx';
import { UploadList } from '#web/forms/files/UploadList.tsx';
import type { AcceptedFile } from '#web/forms/files/UploadQueue.ts';
import { useUploads } from '#web/forms/files/useUploads.ts';
import { useFormServices } from '#web/forms/FormServices.ts';
import { labeledSentence } from '#web/parts/form/labeledSentence.ts';
import { Button } from '#web/ui/Button.tsx';
import { FieldGroup } from '#web/ui/Field.tsx';

/** Files upload immediately and are checked by the server. The answer lists the accepted ones. */
export function FileInput({ field: _field, value, refusal, onChange, onBlur, ...props }: InputProps): ReactElement {
  const { loadTransfer } = useFormServices();
  const chooser = useRef<HTMLInputElement>(null);
  const [tooMany, setTooMany] = useState<string | null>(null);
  const [takenOut, setTakenOut] = useState<{ readonly file: NamedAnswerFile; readonly place: number } | null>(null);
  const [last, setLast] = useState('');
  const given = answerFilesIn(value);
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const give = ({ fileId, name }: AcceptedFile): void => {
    setLast(name);
    setTakenOut(null);
    // Two files may finish before the next render.
    latest.current = [...answerFilesIn(latest.current), { id: fileId, filename: name }];
    onChange(latest.current);
  };
  const { queue, underway, taken } = useUploads(loadTransfer, props.id, give);
  const coming = underway.filter(({ state }) => state !== 'failed').length;
  const add = (chosen: readonly File[]): void => {
    const room = Math.max(0, maxAnswerFiles - given.length - coming);
    setTooMany(chosen.length > room ? uploadWords.tooMany(maxAnswerFiles) : null);
    queue.add(chosen.slice(0, room), loadTransfer);
  };
  const remove = (file: NamedAnswerFile): void => {
    const left = given.filter(({ id }) => id !== file.id);
    setTooMany(null);
    setLast('');
    setTakenOut({ file, place: given.indexOf(file) });
    onChange(left.length === 0 ? null : left);
    chooser.current?.focus();
  };
  const putBack = ({ file, place }: NonNullable<typeof takenOut>): void => {
    setTakenOut(null);
    onChange(given.toSpliced(place, 0, file));
    // The pressed button is removed.
    chooser.current?.focus();
  };
  const refused = refusal === null ? null : labeledSentence(last || props.label, refusal);
  const error = tooMany ?? refused ?? props.error ?? null;
  return (
    <FieldGroup {...props} {...(coming === 0 && onBlur ? { onBlur } : {})} error={error}>
      {given.length > 0 && (
        <LoadedAnswerFiles
          content={value}
          action={(file) => (
            <Button
              variant="quiet"
              icon="trash"
              label={uploadWords.removeFile(file.filename)}
              onPress={() => remove(file)}
            />
          )}
        />
      )}
      <UploadList queue={queue} underway={underway} taken={taken} chooser={chooser} />
      {takenOut !== null && given.every(({ id }) => id !== takenOut.file.id) && (
        <>
          <output>{uploadWords.takenOut(takenOut.file.filename)}</output>
          <div>
            <Button label={uploadWords.putBackFile(takenOut.file.filename)} onPress={() => putBack(takenOut)}>
              {uploadWords.putBack}
            </Button>
          </div>
        </>
      )}
      <FilePicker
        ref={chooser}
        id={props.id}
        name={props.name}
        label={given.length === 0 ? uploadWords.addFile : uploadWords.addAnotherFile}
        onPick={add}
      />
    </FieldGroup>
  );
}
