import { useEffect, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { submissionEndWords } from '#messages/filling/submissionEndWords.ts';
import { issuedDocumentWords } from '#messages/output/issuedDocumentWords.ts';
import { outputWords } from '#messages/output/outputWords.ts';
import type { OutputDocument_output$key } from '#web/__generated__/OutputDocument_output.graphql.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { DownloadLink } from '#web/ui/DownloadLink.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from '#web/screens/Outputs/OutputPage.module.css';

/** Time after which a note says that the document is still being created. */
const longMs = 10_000;

/** The document: shown inline where the browser can, with links to open and download it. */
export function OutputDocument({ output }: { readonly output: OutputDocument_output$key }): ReactElement {
  const { name, status, state, downloadUrl, failureMessage } = useFragment(
    graphql`
      fragment OutputDocument_output on IssuedOutput {
        name
        status
        state
        downloadUrl
        failureMessage
      }
    `,
    output,
  );
  const isWaiting = state === 'waiting';
  const isLong = useLongWait(isWaiting);
  if (isWaiting)
    return (
      <output className={styles.working}>
        <Spinner /> {isLong ? outputWords.stillWorking : submissionEndWords.generating(name)}
      </output>
    );
  if (state === 'failed') return <Alert tone="danger">{failureMessage ?? issuedDocumentWords.failed}</Alert>;
  if (!downloadUrl) return <Alert tone="info">{outputWords.none[status]}</Alert>;
  return (
    <>
      {navigator.pdfViewerEnabled && (
        <iframe className={styles.paper} src={`${downloadUrl}?show`} title={outputWords.paperOf(name)} />
      )}
      <div className={styles.actions}>
        <DownloadLink variant="primary" href={downloadUrl}>
          {submissionEndWords.download}
        </DownloadLink>
        <DownloadLink href={`${downloadUrl}?show`} isOpened>
          {outputWords.open}
        </DownloadLink>
      </div>
    </>
  );
}

function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), longMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return isLong;
}
