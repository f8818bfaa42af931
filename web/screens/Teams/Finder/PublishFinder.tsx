import { useState, useSyncExternalStore, type ReactElement } from 'react';
import type { Finder } from '#domain/finder/Finder.ts';
import { finderChanges } from '#domain/finder/finderChanges.ts';
import { finderChangeSentence, finderEditorWords as words } from '#messages/team/finderEditorWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { currentSaveState, onSaveStateChange } from '#web/parts/template/draftSaveState.ts';
import { usePublishFinder } from '#web/screens/Teams/Finder/usePublishFinder.ts';
import { useUnpublishFinder } from '#web/screens/Teams/Finder/useUnpublishFinder.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Teams/Finder/FinderEditor.module.css';

interface PublishFinderProps {
  readonly teamId: string;
  readonly finder: Finder;
  readonly revision: number;
  /** null if nothing is published */
  readonly published: Finder | null;
  readonly problemCount: number;
  readonly onDiscard: () => void;
}

type Question = 'publish' | 'unpublish' | 'discard';

export function PublishFinder(props: PublishFinderProps): ReactElement {
  const { teamId, finder, revision, published, problemCount, onDiscard } = props;
  const saveState = useSyncExternalStore(onSaveStateChange, currentSaveState);
  const [asking, setAsking] = useState<Question | null>(null);
  const [publishFinder] = usePublishFinder();
  const [unpublishFinder] = useUnpublishFinder();
  const changes = published === null ? [] : finderChanges(published, finder);
  const hasChanges = published === null || changes.length > 0;
  const publishing = useAction(
    (seen: number) => publishFinder({ input: { teamId, revision: seen } }),
    () => {
      setAsking(null);
      flash(words.published);
    },
  );
  const unpublishing = useAction(
    (id: string) => unpublishFinder({ input: { teamId: id } }),
    () => {
      setAsking(null);
      flash(words.unpublished);
    },
  );
  const close = (): void => {
    publishing.forget();
    unpublishing.forget();
    setAsking(null);
  };
  const blocked = (): string | null => {
    if (!hasChanges) return words.nothingToPublish;
    if (problemCount > 0) return words.fixFirst(problemCount);
    return saveState === 'saved' ? null : words.unsavedFirst;
  };
  return (
    <div className={styles.publish}>
      <Button variant="primary" blockedBecause={blocked()} isReasonShown={false} onPress={() => setAsking('publish')}>
        {words.publish}
      </Button>
      {published !== null && hasChanges && (
        <Button variant="quiet" icon="undo" onPress={() => setAsking('discard')}>
          {words.discard}
        </Button>
      )}
      {published !== null && (
        <Button variant="quiet" onPress={() => setAsking('unpublish')}>
          {words.unpublish}
        </Button>
      )}
      <ConfirmDialog
        title={words.publishTitle}
        confirm={words.publish}
        isOpen={asking === 'publish'}
        isPending={publishing.pending !== null}
        refusal={publishing.refusal}
        onConfirm={() => publishing.run(revision)}
        onCancel={close}
      >
        {published === null ? (
          <p>{words.publishFirst}</p>
        ) : (
          <>
            <p>{words.publishChanges}</p>
            <ul className={styles.changes}>
              {changes.map((change, at) => (
                <li key={`${at} ${change.name}`}>{finderChangeSentence(change)}</li>
              ))}
            </ul>
          </>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        title={words.unpublishTitle}
        confirm={words.unpublish}
        isDangerous
        isOpen={asking === 'unpublish'}
        isPending={unpublishing.pending !== null}
        refusal={unpublishing.refusal}
        onConfirm={() => unpublishing.run(teamId)}
        onCancel={close}
      >
        <p>{words.unpublishText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={words.discardTitle}
        confirm={words.discard}
        isDangerous
        isOpen={asking === 'discard'}
        onConfirm={() => {
          setAsking(null);
          onDiscard();
          flash(words.discarded);
        }}
        onCancel={close}
      >
        <p>{words.discardText}</p>
      </ConfirmDialog>
    </div>
  );
}
