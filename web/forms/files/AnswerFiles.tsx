import { lazy, Suspense, useState, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { fileAmount } from '#messages/filling/fileAmount.ts';
import { fileKindWord, openFileWords } from '#messages/filling/openFileWords.ts';
import type { ShownFile } from '#web/forms/files/ShownFile.ts';
import { ShortName } from '#web/parts/ShortName.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/forms/files/AnswerFiles.module.css';

// asked for only by whoever opens one
const FileViewer = lazy(async () => ({ default: (await import('#web/forms/files/FileViewer.tsx')).FileViewer }));

/** Larger ones are fetched only by whoever opens them. */
const mostPictureBytes = 4_000_000;

interface AnswerFilesProps {
  readonly files: readonly ShownFile[];
  /** what else is to be known of one */
  readonly about?: (place: number) => ReactNode;
  /** what else can be done with one, such as taking it out */
  readonly action?: (place: number) => ReactNode;
}

/** The files of an answer. Pictures and PDFs open beside the answers, others are downloads. */
export function AnswerFiles({ files, about, action }: AnswerFilesProps): ReactElement {
  const [opened, setOpened] = useState<ShownFile | null>(null);
  return (
    <>
      <ul className={styles.files}>
        {files.map((file, place) => (
          // telephones call every photo the same
          <li key={`${file.name} ${place}`} className={styles.file}>
            <Picture file={file} />
            <div className={styles.about}>
              <FileName file={file} onOpen={() => setOpened(file)} />
              <span className={styles.note}>
                {[fileKindWord(file.name), file.byteSize !== null && fileAmount(file.byteSize), file.note]
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

function Picture({ file: { path, contentType, byteSize, isShownInPage } }: { readonly file: ShownFile }): ReactElement {
  const isPicture = contentType?.startsWith('image/') === true && isShownInPage;
  if (path === null || !isPicture || byteSize === null || byteSize > mostPictureBytes)
    return <Icon name="document" size={20} />;
  return <img className={styles.picture} src={`${path}/view`} alt="" loading="lazy" />;
}

interface FileNameProps {
  readonly file: ShownFile;
  readonly onOpen: () => void;
}

function FileName({ file: { path, name, contentType, isShownInPage }, onOpen }: FileNameProps): ReactElement {
  if (path === null)
    return (
      <span className={styles.open}>
        <ShortName name={name} of="fileName" />
      </span>
    );
  // some browsers, as on telephones, show no PDF in a page
  const isShown = isShownInPage && (contentType !== 'application/pdf' || navigator.pdfViewerEnabled);
  if (!isShown)
    return (
      <a className={styles.open} href={`${path}/download`} download={name}>
        <ShortName name={name} of="fileName" />
        <VisuallyHidden> {openFileWords.download}</VisuallyHidden>
      </a>
    );
  const open = (event: MouseEvent): void => {
    // with a key held down, browsers open another window
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a className={styles.open} href={`${path}/view`} onClick={open}>
      <ShortName name={name} of="fileName" />
    </a>
  );
}
