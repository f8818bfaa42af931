import { useLayoutEffect, useRef, type ReactElement, type RefObject } from 'react';
import { uploadWords } from '#messages/filling/uploadWords.ts';
import type { Upload, UploadQueue } from '#web/forms/files/UploadQueue.ts';
import { labeledSentence } from '#web/parts/form/labeledSentence.ts';
import { TruncatedName } from '#web/parts/TruncatedName.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/forms/files/UploadList.module.css';

interface UploadListProps {
  readonly queue: UploadQueue;
  readonly underway: readonly Upload[];
  readonly taken: string | null;
  /** receives focus when the focused upload finishes */
  readonly chooser: RefObject<HTMLInputElement | null>;
}

/** Uploads in progress, with progress and errors. */
export function UploadList({ queue, underway, taken, chooser }: UploadListProps): ReactElement {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (focused.current?.isConnected === false) {
      focused.current = null;
      if (document.activeElement === document.body) chooser.current?.focus();
    }
  }, [underway, chooser]);
  return (
    <>
      {underway.length > 0 && (
        // The list only tracks focus and is not interactive itself.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <ul
          className={styles.uploads}
          onFocus={({ target }) => {
            focused.current = target;
          }}
          onBlur={({ target }) => {
            if (target.isConnected) focused.current = null;
          }}
        >
          {underway.map((upload) => (
            <Row key={upload.id} upload={upload} queue={queue} />
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <output>{taken !== null && uploadWords.arrived(taken)}</output>
      </VisuallyHidden>
    </>
  );
}

function Row({ upload, queue }: { readonly upload: Upload; readonly queue: UploadQueue }): ReactElement {
  const { id, name, state, canRetry } = upload;
  const isOver = state === 'failed';
  return (
    <li className={styles.upload} data-failed={isOver || undefined}>
      <div className={styles.about}>
        {state !== 'sending' && (
          <span className={styles.name}>
            <TruncatedName name={name} of="fileName" />
          </span>
        )}
        <Progress upload={upload} />
      </div>
      <div className={styles.ways}>
        {canRetry && (
          <Button icon="refresh" label={uploadWords.retryFile(name)} onPress={() => queue.retry(id)}>
            {uploadWords.retry}
          </Button>
        )}
        {state !== 'checking' && (
          <Button
            variant="quiet"
            icon="close"
            label={isOver ? uploadWords.dismiss(name) : uploadWords.cancel(name)}
            onPress={() => queue.drop(id)}
          />
        )}
      </div>
    </li>
  );
}

function Progress({ upload: { name, state, share, reason } }: { readonly upload: Upload }): ReactElement {
  switch (state) {
    case 'waiting':
      return <span className={styles.note}>{uploadWords.waiting}</span>;
    case 'sending':
      return <ProgressBar label={uploadWords.sending(name)} percent={Math.round(share * 100)} />;
    case 'checking':
      return (
        <output className={styles.note}>
          <Spinner /> {uploadWords.checking}
        </output>
      );
    case 'failed':
      return (
        <span className={styles.failure} role="alert">
          <Icon name="danger" size={16} />
          <span>{reason === null ? uploadWords.failed : labeledSentence(name, reason)}</span>
        </span>
      );
  }
}
