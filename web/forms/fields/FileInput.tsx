import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { mostAnswerFiles } from '#domain/file/limits.ts';
import { uploadWords } from '#messages/filling/uploadWords.ts';
import type { InputProps } from '#web/forms/fields/InputProps.ts';
import { FilePicker } from '#web/forms/files/FilePicker.tsx';
import { GivenFiles } from '#web/forms/files/GivenFiles.tsx';
import { givenIn, type GivenFile } from '#web/forms/files/givenIn.ts';
import { UploadList } from '#web/forms/files/UploadList.tsx';
import type { TakenFile } from '#web/forms/files/UploadQueue.ts';
import { useUploads } from '#web/forms/files/useUploads.ts';
import { useFormServices } from '#web/forms/FormServices.ts';
import { sentenceAbout } from '#web/parts/form/sentenceAbout.ts';
import { Button } from '#web/ui/Button.tsx';
import { FieldGroup } from '#web/ui/Field.tsx';

/** Files upload immediately and are checked by the server. The answer lists the accepted ones. */
export function FileInput({ field: _field, value, refusal, onChange, onBlur, ...props }: InputProps): ReactElement {
  const { loadTransfer } = useFormServices();
  const chooser = useRef<HTMLInputElement>(null);
  const [tooMany, setTooMany] = useState<string | null>(null);
  const [takenOut, setTakenOut] = useState<{ readonly file: GivenFile; readonly place: number } | null>(null);
  const [last, setLast] = useState('');
  const given = givenIn(value);
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const give = ({ fileId, name }: TakenFile): void => {
    setLast(name);
    setTakenOut(null);
    // Two files may finish before the next render.
    latest.current = [...givenIn(latest.current), { id: fileId, filename: name }];
    onChange(latest.current);
  };
  const { queue, underway, taken } = useUploads(loadTransfer, props.id, give);
  const coming = underway.filter(({ state }) => state !== 'failed').length;
  const add = (chosen: readonly File[]): void => {
    const room = Math.max(0, mostAnswerFiles - given.length - coming);
    setTooMany(chosen.length > room ? uploadWords.tooMany(mostAnswerFiles) : null);
    queue.add(chosen.slice(0, room), loadTransfer);
  };
  const remove = (file: GivenFile): void => {
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
  const refused = refusal === null ? null : sentenceAbout(last || props.label, refusal);
  const error = tooMany ?? refused ?? props.error ?? null;
  return (
    <FieldGroup {...props} {...(coming === 0 && onBlur ? { onBlur } : {})} error={error}>
      {given.length > 0 && (
        <GivenFiles
          content={value}
          action={(file) => (
            <Button
              look="quiet"
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
