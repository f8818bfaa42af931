import { useRef, useState, type ReactElement } from 'react';

import { isContentList, isContentRecord, type Content } from '#domain/form/Content.ts';
import { fillWords } from '#web/messages/fill.ts';
import { useFilling } from '#web/forms/Filling.ts';
import type { Outcome } from '#web/relay/outcome.ts';
import { ShortName } from '#web/parts/ShortName.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FieldGroup } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';

import styles from './FileInput.module.css';
import type { InputProps } from './InputProps.ts';

interface AnsweredFile {
  readonly [key: string]: Content;
  readonly id: string;
  readonly filename: string;
}

const answeredFiles = (content: Content): readonly AnsweredFile[] =>
  isContentList(content)
    ? content.flatMap((one) =>
        isContentRecord(one) && typeof one['id'] === 'string' && typeof one['filename'] === 'string'
          ? [{ id: one['id'], filename: one['filename'] }]
          : [],
      )
    : [];

/** The server's own sentence, after the name of the file where it needs one. */
function whyNot(sent: Exclude<Outcome<string>, { kind: 'done' }>, filename: string): string {
  const message =
    sent.kind === 'invalid' ? sent.problems[0]?.message : sent.kind === 'refused' ? sent.message : undefined;
  if (message === undefined) return fillWords.uploadFailed;
  return /^\p{Ll}/u.test(message) ? `${filename} ${message}` : message;
}

/** Files go to the store at once; the answer names those that arrived. */
export function FileInput({ field: _field, value, onChange, onBlur, ...props }: InputProps): ReactElement {
  const { uploadFile, fileNotes } = useFilling();
  const chooser = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const files = answeredFiles(value);

  const add = async (chosen: File): Promise<void> => {
    setSending(chosen.name);
    setFailure(null);
    const sent = await uploadFile(chosen);
    setSending(null);
    if (sent.kind === 'done') onChange([...files, { id: sent.value, filename: chosen.name }]);
    else setFailure(whyNot(sent, chosen.name));
  };
  const remove = (id: string): void => {
    const left = files.filter((file) => file.id !== id);
    onChange(left.length === 0 ? null : left);
    chooser.current?.focus();
  };
  return (
    <FieldGroup {...props} {...(sending === null && onBlur ? { onBlur } : {})} error={failure ?? props.error ?? null}>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ id, filename }) => (
            <li key={id} className={styles.file}>
              <Icon name="document" size={16} />
              <div className={styles.name}>
                <ShortName name={filename} of="fileName" />
                {fileNotes.has(id) && <p className={styles.note}>{fileNotes.get(id)}</p>}
              </div>
              <Button look="quiet" icon="trash" label={fillWords.removeFile(filename)} onPress={() => remove(id)} />
            </li>
          ))}
        </ul>
      )}
      <output className={styles.sending}>{sending !== null && fillWords.sendingFile(sending)}</output>
      <label className={styles.add}>
        <span>{files.length === 0 ? fillWords.addFile : fillWords.addAnotherFile}</span>
        <input
          ref={chooser}
          id={`${props.id}-file`}
          name={props.name}
          type="file"
          disabled={sending !== null}
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (chosen) void add(chosen);
          }}
        />
      </label>
    </FieldGroup>
  );
}
