import { lazy, Suspense, useState, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { formatFileSize } from '#messages/filling/formatFileSize.ts';
import { fileExtensionLabel, openFileWords } from '#messages/filling/openFileWords.ts';
import type { ViewableFile } from '#web/forms/files/ViewableFile.ts';
import { TruncatedName } from '#web/parts/TruncatedName.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/forms/files/AnswerFiles.module.css';

// Loaded only when a file is opened.
const FileViewer = lazy(async () => ({ default: (await import('#web/forms/files/FileViewer.tsx')).FileViewer }));

/** Larger images are not shown as thumbnails, only when opened. */
const mostPictureBytes = 4_000_000;

interface AnswerFilesProps {
  readonly files: readonly ViewableFile[];
  /** additional note about a file */
  readonly about?: (place: number) => ReactNode;
  /** additional action, such as Remove */
  readonly action?: (place: number) => ReactNode;
}

/** Files of an answer. Images and PDFs open in the viewer; others download. */
export function AnswerFiles({ files, about, action }: AnswerFilesProps): ReactElement {
  const [opened, setOpened] = useState<ViewableFile | null>(null);
  return (
    <>
      <ul className={styles.files}>
        {files.map((file, place) => (
          // Phones give every photo the same name, so the name alone is not a unique key.
          <li key={`${file.name} ${place}`} className={styles.file}>
            <Picture file={file} />
            <div className={styles.about}>
              <FileName file={file} onOpen={() => setOpened(file)} />
              <span className={styles.note}>
                {[fileExtensionLabel(file.name), file.byteSize !== null && formatFileSize(file.byteSize), file.note]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {about?.(place)}
            </div>
            {action?.(place)}
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {opened !== null && <FileViewer key={opened.path} file={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}

function Picture({
  file: { path, contentType, byteSize, isShownInPage },
}: {
  readonly file: ViewableFile;
}): ReactElement {
  const isPicture = contentType?.startsWith('image/') === true && isShownInPage;
  if (path === null || !isPicture || byteSize === null || byteSize > mostPictureBytes)
    return <Icon name="document" size={20} />;
  return <img className={styles.picture} src={`${path}/view`} alt="" loading="lazy" />;
}

interface FileNameProps {
  readonly file: ViewableFile;
  readonly onOpen: () => void;
}

function FileName({ file: { path, name, contentType, isShownInPage }, onOpen }: FileNameProps): ReactElement {
  if (path === null)
    return (
      <span className={styles.open}>
        <TruncatedName name={name} of="fileName" />
      </span>
    );
  // Some browsers, especially on phones, can't show PDFs in a page.
  const isShown = isShownInPage && (contentType !== 'application/pdf' || navigator.pdfViewerEnabled);
  if (!isShown)
    return (
      <a className={styles.open} href={`${path}/download`} download={name}>
        <TruncatedName name={name} of="fileName" />
        <VisuallyHidden> {openFileWords.download}</VisuallyHidden>
      </a>
    );
  const open = (event: MouseEvent): void => {
    // With a modifier key, let the browser open a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a className={styles.open} href={`${path}/view`} onClick={open}>
      <TruncatedName name={name} of="fileName" />
    </a>
  );
}
