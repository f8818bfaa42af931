import { Suspense, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { draftDocumentWords } from '#messages/filling/submissionEndWords.ts';
import type { DraftDocuments_step$key } from '#web/__generated__/DraftDocuments_step.graphql.ts';
import { IssuingChecklist } from '#web/screens/Submission/IssuingChecklist.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DownloadLink } from '#web/ui/DownloadLink.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from '#web/screens/Submission/DraftDocuments.module.css';

/** Watermarked previews of the outputs that completing the step will issue. */
export function DraftDocuments({ step }: { readonly step: DraftDocuments_step$key }): ReactElement {
  const { draftOutputs, position, submissionId } = useFragment(
    graphql`
      fragment DraftDocuments_step on ActiveStep {
        position
        submissionId
        draftOutputs {
          name
          url
        }
      }
    `,
    step,
  );
  return (
    <Card title={draftDocumentWords.title}>
      <p>{draftDocumentWords.text}</p>
      <Suspense fallback={<Skeleton shape="card" />}>
        <IssuingChecklist submissionId={submissionId} position={position} />
      </Suspense>
      <ul className={styles.papers}>
        {draftOutputs.map((paper) => (
          <DraftPaper key={paper.url} {...paper} />
        ))}
      </ul>
    </Card>
  );
}

/** Created on demand, and again each time, because answers change. */
function DraftPaper({ name, url }: { readonly name: string; readonly url: string }): ReactElement {
  const [looks, setLooks] = useState(0);
  return (
    <li className={styles.paper}>
      <span className={styles.name}>{name}</span>
      {navigator.pdfViewerEnabled && (
        <Button
          label={looks === 0 ? draftDocumentWords.showNamed(name) : draftDocumentWords.againNamed(name)}
          onPress={() => setLooks((count) => count + 1)}
        >
          {looks === 0 ? draftDocumentWords.show : draftDocumentWords.again}
        </Button>
      )}
      <DownloadLink href={url} isOpened>
        {draftDocumentWords.open}
      </DownloadLink>
      {looks > 0 && <iframe key={looks} className={styles.frame} src={url} title={draftDocumentWords.draftOf(name)} />}
    </li>
  );
}
