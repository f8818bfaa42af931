import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { openFileWords } from '#messages/filling/openFileWords.ts';
import type { ViewableFile } from '#web/forms/files/ViewableFile.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/forms/files/FileViewer.module.css';

interface FileViewerProps {
  readonly file: ViewableFile;
  readonly onClose: () => void;
}

/** From this width on there is room for a file beside the answers. */
const besideWidth = '(min-width: 1100px)';

/** Shows an image or PDF beside the answers, which stay usable, or as a modal in a narrow window. */
export function FileViewer({ file: { path, name, contentType }, onClose }: FileViewerProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const [isUnreadable, setUnreadable] = useState(false);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    const root = document.documentElement;
    // Inside another modal dialog, everything outside it is inert, so this one must be modal too.
    const isOver = element?.parentElement?.closest('[role=dialog]') != null;
    if (matchMedia(besideWidth).matches && !isOver) {
      root.dataset['beside'] = '';
      element?.show();
    } else element?.showModal();
    heading.current?.focus();
    return () => {
      delete root.dataset['beside'];
      // Elements under an open modal can't take focus, so close it first.
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  useEffect(() => {
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      const over = event.target instanceof Element ? event.target.closest('[role=dialog], [role=alertdialog]') : null;
      // A dialog over the page handles Escape first.
      if (over && !over.contains(dialog.current)) return;
      // Keep the panel it was opened from open.
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    document.addEventListener('keydown', closeByKey, { capture: true });
    return () => document.removeEventListener('keydown', closeByKey, { capture: true });
  }, [onClose]);
  return (
    <dialog ref={dialog} className={styles.viewer} aria-labelledby={headingId} onClose={onClose}>
      <header className={styles.header}>
        <h2 ref={heading} id={headingId} className={styles.name} tabIndex={-1}>
          {name}
        </h2>
        <a href={`${path}/download`} download={name}>
          {openFileWords.download}
        </a>
        <a href={`${path}/view`} target="_blank" rel="noopener noreferrer">
          {openFileWords.openAlone}
        </a>
        <Button variant="quiet" icon="close" label={openFileWords.close} onPress={onClose} />
      </header>
      <div className={styles.content}>
        {isUnreadable && <p className={styles.failed}>{openFileWords.unreadable}</p>}
        {!isUnreadable &&
          (contentType === 'application/pdf' ? (
            <iframe className={styles.pages} src={`${path}/view`} title={name} />
          ) : (
            <img className={styles.picture} src={`${path}/view`} alt={name} onError={() => setUnreadable(true)} />
          ))}
      </div>
    </dialog>
  );
}
