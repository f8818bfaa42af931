import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { useQueryLoader } from 'react-relay';
import { publishWords, draftSaveWords } from '#messages/form/formWords.ts';
import { versionChangeWords } from '#messages/form/versionChangeWords.ts';
import PublishReadinessQuery, {
  type PublishReadinessQuery as ReadinessQuery,
} from '#web/__generated__/PublishReadinessQuery.graphql.ts';
import { whenSavesSettled } from '#web/parts/template/draftSaveState.ts';
import { PublishProgress } from '#web/screens/Templates/Form/PublishProgress.tsx';
import { PublishReadiness } from '#web/screens/Templates/Form/PublishReadiness.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

interface PublishDialogProps {
  readonly draftId: string;
  readonly onClose: () => void;
}

/** From checking a draft to the published version. Waits until pending changes are saved. */
export function PublishDialog({ draftId, onClose }: PublishDialogProps): ReactElement {
  const [query, load] = useQueryLoader<ReadinessQuery>(PublishReadinessQuery);
  const [isUnsaved, setUnsaved] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const [jobId, setJobId] = useState<string | null>(null);
  useEffect(() => {
    void whenSavesSettled().then((state) => {
      if (state === 'saved') load({ id: draftId }, { fetchPolicy: 'network-only' });
      else setUnsaved(true);
    });
  }, [draftId, load]);
  return (
    <Dialog title={isDiscarding ? versionChangeWords.discardTitle : publishWords.title} isOpen onClose={onClose}>
      {isUnsaved && (
        <Alert tone="danger" isLive>
          {draftSaveWords.notSaved} {publishWords.unsaved}
        </Alert>
      )}
      {jobId === null ? (
        <Suspense fallback={<p>{draftSaveWords.checking}</p>}>
          {query && (
            <PublishReadiness
              query={query}
              isDiscarding={isDiscarding}
              onDiscarding={setDiscarding}
              onStarted={setJobId}
              onClose={onClose}
            />
          )}
        </Suspense>
      ) : (
        <PublishProgress jobId={jobId} onClose={onClose} />
      )}
    </Dialog>
  );
}
