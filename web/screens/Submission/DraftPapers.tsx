import { Suspense, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { draftPaperWords } from '#messages/filling/submissionEndWords.ts';
import type { DraftPapers_step$key } from '#web/__generated__/DraftPapers_step.graphql.ts';
import { IssuingGrounds } from '#web/screens/Submission/IssuingGrounds.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DownloadLink } from '#web/ui/DownloadLink.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from '#web/screens/Submission/DraftPapers.module.css';

/** Watermarked previews of the outputs that completing the step will issue. */
export function DraftPapers({ step }: { readonly step: DraftPapers_step$key }): ReactElement {
  const { draftOutputs, position, submissionId } = useFragment(
    graphql`
      fragment DraftPapers_step on ActiveStep {
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
    <Card title={draftPaperWords.title}>
      <p>{draftPaperWords.text}</p>
      <Suspense fallback={<Skeleton shape="card" />}>
        <IssuingGrounds submissionId={submissionId} position={position} />
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
          label={looks === 0 ? draftPaperWords.showNamed(name) : draftPaperWords.againNamed(name)}
          onPress={() => setLooks((count) => count + 1)}
        >
          {looks === 0 ? draftPaperWords.show : draftPaperWords.again}
        </Button>
      )}
      <DownloadLink href={url} isOpened>
        {draftPaperWords.open}
      </DownloadLink>
      {looks > 0 && <iframe key={looks} className={styles.frame} src={url} title={draftPaperWords.draftOf(name)} />}
    </li>
  );
}
