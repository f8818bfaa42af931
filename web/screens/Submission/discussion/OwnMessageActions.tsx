import { lazy, Suspense, useState, type ReactElement } from 'react';
import { discussionWords } from '#messages/submission/discussionWords.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Submission/discussion/DiscussionThread.module.css';

// Lazy: deleting is rare.
const ConfirmDialog = lazy(async () => ({ default: (await import('#web/ui/ConfirmDialog.tsx')).ConfirmDialog }));

const words = {
  discussion: {
    edit: discussionWords.editDiscussion,
    remove: discussionWords.deleteDiscussion,
    question: discussionWords.deleteQuestion,
    text: discussionWords.deleteText,
  },
  comment: {
    edit: discussionWords.editComment,
    remove: discussionWords.deleteComment,
    question: discussionWords.deleteCommentQuestion,
    text: discussionWords.deleteCommentText,
  },
} as const;

interface OwnWordActionsProps {
  readonly of: keyof typeof words;
  /** null if it can't be edited */
  readonly onEdit: (() => void) | null;
  /** null if it can't be deleted */
  readonly remove: (() => Promise<Outcome<unknown>>) | null;
  readonly onRemoved: (departure: GuardedNavigation) => void;
}

/** Edit and delete for the user's own messages. Deleting asks for confirmation, because others have read them. */
export function OwnMessageActions({ of, onEdit, remove, onRemoved }: OwnWordActionsProps): ReactElement | null {
  const { edit, remove: removeLabel, question, text } = words[of];
  const [isAsking, setAsking] = useState(false);
  const removing = useAction(
    async (own: { readonly remove: () => Promise<Outcome<unknown>> }) => own.remove(),
    (_removed, _own, departure) => onRemoved(departure),
  );
  if (onEdit === null && remove === null) return null;
  return (
    <span className={styles.own}>
      {onEdit !== null && <Button variant="quiet" icon="edit" label={edit} onPress={onEdit} />}
      {remove !== null && <Button variant="quiet" icon="trash" label={removeLabel} onPress={() => setAsking(true)} />}
      <Suspense fallback={null}>
        {isAsking && remove !== null && (
          <ConfirmDialog
            isOpen
            isDangerous
            title={question}
            confirm={removeLabel}
            isPending={removing.pending !== null}
            refusal={removing.refusal}
            onConfirm={() => removing.run({ remove })}
            onCancel={() => {
              setAsking(false);
              removing.forget();
            }}
          >
            {text}
          </ConfirmDialog>
        )}
      </Suspense>
    </span>
  );
}
