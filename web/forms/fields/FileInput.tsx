import { useLayoutEffect, useRef, useState, type ChangeEvent, type ReactElement, type Ref } from 'react';

import { GivenFiles } from '#web/forms/files/GivenFiles.tsx';
import { givenIn, type GivenFile } from '#web/forms/files/givenIn.ts';
import { useFormServices } from '#web/forms/FormServices.ts';
import { fillWords } from '#web/messages/fillWords.ts';
import { sentenceAbout } from '#web/parts/form/sentenceAbout.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { Button } from '#web/ui/Button.tsx';
import { FieldGroup } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';

import styles from './FileInput.module.css';
import type { InputProps } from './InputProps.ts';

interface Sending {
  readonly name: string;
  readonly share: number;
}

/** The server's own sentence, after the name of the file where it needs one. */
function whyNot(sent: Exclude<Outcome<string>, { kind: 'done' }>, filename: string): string {
  const message =
    sent.kind === 'invalid' ? sent.problems[0]?.message : sent.kind === 'refused' ? sent.message : undefined;
  return message === undefined ? fillWords.uploadFailed : sentenceAbout(filename, message);
}

/** Files go to the store at once; the answer names those that arrived. One that is not taken leaves it again. */
export function FileInput({ field: _field, value, refusal, onChange, onBlur, ...props }: InputProps): ReactElement {
  const { uploadFile } = useFormServices();
  const chooser = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [last, setLast] = useState('');
  const given = givenIn(value);
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const queue = useRef(Promise.resolve());

  const send = async (file: File): Promise<void> => {
    const { name } = file;
    setSending({ name, share: 0 });
    const sent = await uploadFile(file, (share) => setSending({ name, share }));
    setSending(null);
    if (sent.kind !== 'done') return setFailure(whyNot(sent, name));
    setLast(name);
    onChange([...givenIn(latest.current), { id: sent.value, filename: name }]);
  };
  /** One after the other, each beside those that have come before it. */
  const add = (chosen: readonly File[]): void => {
    setFailure(null);
    for (const file of chosen) queue.current = queue.current.then(() => send(file));
  };
  const remove = ({ id }: GivenFile): void => {
    const left = given.filter((file) => file.id !== id);
    onChange(left.length === 0 ? null : left);
    chooser.current?.focus();
  };
  const refused = refusal === null ? null : sentenceAbout(last, refusal);
  const error = failure ?? refused ?? props.error ?? null;
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const chosen = [...(event.currentTarget.files ?? [])];
    event.currentTarget.value = '';
    add(chosen);
  };
  const shared = { name: props.name, isDisabled: sending !== null, onPick: pick };
  return (
    <FieldGroup {...props} {...(sending === null && onBlur ? { onBlur } : {})} error={error}>
      {given.length > 0 && (
        <GivenFiles
          content={value}
          action={(file) => (
            <Button
              look="quiet"
              icon="trash"
              label={fillWords.removeFile(file.filename)}
              onPress={() => remove(file)}
            />
          )}
        />
      )}
      {sending !== null && (
        <div className={styles.sending}>
          <ProgressBar label={fillWords.sendingFile(sending.name)} percent={Math.round(sending.share * 100)} />
        </div>
      )}
      <div className={styles.ways}>
        <Chooser
          {...shared}
          ref={chooser}
          id={`${props.id}-file`}
          icon="plus"
          label={given.length === 0 ? fillWords.addFile : fillWords.addAnotherFile}
          isMany
        >
          <span className={styles.drop}>{fillWords.dropHere}</span>
        </Chooser>
        <Chooser {...shared} id={`${props.id}-photo`} icon="camera" label={fillWords.takePhoto} isCamera />
      </div>
    </FieldGroup>
  );
}

interface ChooserProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly id: string;
  readonly name: string;
  readonly icon: 'plus' | 'camera';
  readonly label: string;
  readonly isMany?: boolean;
  /** opens the camera of a telephone */
  readonly isCamera?: boolean;
  readonly isDisabled: boolean;
  readonly onPick: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly children?: ReactElement;
}

/** The browser's own input lies over the whole place, unseen: it takes clicks and drops. */
function Chooser({
  ref,
  id,
  name,
  icon,
  label,
  isMany = false,
  isCamera = false,
  isDisabled,
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
        disabled={isDisabled}
        {...(isCamera ? { accept: 'image/*', capture: 'environment' as const } : {})}
        onChange={onPick}
      />
    </div>
  );
}
