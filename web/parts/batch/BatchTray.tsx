import { Suspense, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { batchReportWords } from '#messages/lists/batchWords.ts';
import { BatchProgress } from '#web/parts/batch/BatchProgress.tsx';
import { BatchProgressWatcher } from '#web/parts/batch/BatchProgressWatcher.tsx';
import { batchSummaryLine } from '#web/parts/batch/batchSummaries.ts';
import { BatchTraySummary, type BatchSummary } from '#web/parts/batch/BatchTraySummary.tsx';
import { unwatchBatch, onWatchedBatchesChange, watchedBatches } from '#web/parts/batch/watchedBatches.ts';
import { Popup } from '#web/ui/Popup.tsx';
import styles from '#web/parts/batch/BatchTray.module.css';

/** Progress and reports of batch actions, on every staff page. Decision 0047. */
export function BatchTray(): ReactElement | null {
  const watched = useSyncExternalStore(onWatchedBatchesChange, watchedBatches);
  const [isOpen, setOpen] = useState(false);
  const [standings, setStandings] = useState<ReadonlyMap<string, BatchSummary>>(new Map());
  const known = watched.flatMap(({ jobId }) => standings.get(jobId) ?? []);
  const works = useRef<HTMLUListElement>(null);
  const dismiss = (jobId: string): void => {
    unwatchBatch(jobId);
    requestAnimationFrame(() => focusSomething(works.current));
  };
  return (
    <>
      {watched.map(({ jobId, isOver }) => (
        <Suspense key={jobId} fallback={null}>
          <BatchProgressWatcher
            jobId={jobId}
            isOver={isOver}
            onStanding={(standing) => setStandings((before) => new Map(before).set(jobId, standing))}
            onShow={() => setOpen(true)}
          />
        </Suspense>
      ))}
      {known.length > 0 && (
        <div className={styles.tray}>
          <Popup
            variant="quiet"
            face={<BatchTraySummary standings={known} />}
            label={batchReportWords.open(known.map(batchSummaryLine))}
            title={batchReportWords.title}
            isOpen={isOpen}
            onOpenChange={setOpen}
          >
            <ul ref={works} className={styles.works}>
              {watched.map(({ jobId }) => (
                <li key={jobId}>
                  <Suspense fallback={null}>
                    <BatchProgress jobId={jobId} onLeave={() => setOpen(false)} onDismiss={() => dismiss(jobId)} />
                  </Suspense>
                </li>
              ))}
            </ul>
          </Popup>
        </div>
      )}
    </>
  );
}

/** The focused button was removed: focus the next report, or else the page. */
function focusSomething(works: HTMLUListElement | null): void {
  const next = works?.querySelector('button');
  if (next) return next.focus();
  const page = document.getElementById('content');
  page?.setAttribute('tabindex', '-1');
  page?.focus({ preventScroll: true });
}
