import { lazy, Suspense, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { changeRequestWords } from '#messages/review/changeRequestWords.ts';
import { discussionWords } from '#messages/submission/discussionWords.ts';
import type { ResolveButton_discussion$key } from '#web/__generated__/ResolveButton_discussion.graphql.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { flashDiscussion } from '#web/screens/Submission/discussion/flashDiscussion.ts';
import { useResolveDiscussion } from '#web/screens/Submission/discussion/useResolveDiscussion.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';

// Lazy: only some discussions need confirmation.
const ConfirmDialog = lazy(async () => ({ default: (await import('#web/ui/ConfirmDialog.tsx')).ConfirmDialog }));

interface Step {
  readonly label: string;
  /** confirmation; null if resolving has no further effect */
  readonly question: { readonly title: string; readonly text: string } | null;
}

/**
 * Resolves or reopens a discussion. For a review's discussion, resolving marks the request as done, so it asks
 * first.
 */
export function ResolveButton({
  discussion,
}: {
  readonly discussion: ResolveButton_discussion$key;
}): ReactElement | null {
  const { id, resolved, asksBeforeResolving, stepApproval, submission } = useFragment(
    graphql`
      fragment ResolveButton_discussion on Discussion {
        id
        resolved
        asksBeforeResolving
        stepApproval {
          outcome
        }
        submission {
          isOwn
        }
      }
    `,
    discussion,
  );
  const [isAsking, setAsking] = useState(false);
  const [resolve] = useResolveDiscussion();
  const mark = (wanted: boolean): Promise<Outcome<unknown>> =>
    resolve({ input: { discussionId: id, resolved: wanted } });
  const { isOwn } = submission;
  const isRejection = stepApproval?.outcome === 'rejected';
  const resolving = useAction(mark, (_done, wanted) => {
    setAsking(false);
    if (asksBeforeResolving) {
      if (wanted && isOwn && !isRejection) flash(changeRequestWords.sent);
      // Other discussions are resolved without confirmation, with Undo.
    } else flash(toldOf(wanted), 'success', { label: discussionWords.undo, run: () => void takeBack(mark, !wanted) });
  });
  const { label, question } = asksBeforeResolving
    ? stepOfReview(isRejection, resolved, isOwn)
    : { label: resolved ? discussionWords.reopen : discussionWords.resolve, question: null };
  // A rejected applicant can reply, but only staff decide what follows.
  if (asksBeforeResolving && isRejection && isOwn) return null;
  return (
    <>
      <Button
        isPending={resolving.pending !== null}
        onPress={() => (question === null ? resolving.run(!resolved) : setAsking(true))}
      >
        {label}
      </Button>
      {resolving.refusal !== null && !isAsking && <span role="alert">{resolving.refusal}</span>}
      <Suspense fallback={null}>
        {isAsking && question !== null && (
          <ConfirmDialog
            isOpen
            title={question.title}
            confirm={label}
            isPending={resolving.pending !== null}
            refusal={resolving.refusal}
            onConfirm={() => resolving.run(!resolved)}
            onCancel={() => setAsking(false)}
          >
            {question.text}
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  );
}

const toldOf = (isResolved: boolean): string => (isResolved ? discussionWords.nowResolved : discussionWords.nowOpen);

async function takeBack(mark: (wanted: boolean) => Promise<Outcome<unknown>>, wanted: boolean): Promise<void> {
  const refusal = outcomeSentence(await mark(wanted));
  if (refusal === null) flashDiscussion(toldOf(wanted));
  else flash(refusal, 'danger');
}

function stepOfReview(isRejection: boolean, resolved: boolean, isOwn: boolean): Step {
  const { made, madeTitle, madeText, open, openTitle, openText } = changeRequestWords;
  const { madeForOthers, madeForOthersTitle, madeForOthersText } = changeRequestWords;
  const { settled, settledTitle, settledText, unsettled, unsettledTitle, unsettledText } = changeRequestWords;
  if (isRejection)
    return resolved
      ? { label: unsettled, question: { title: unsettledTitle, text: unsettledText } }
      : { label: settled, question: { title: settledTitle, text: settledText } };
  if (resolved) return { label: open, question: { title: openTitle, text: openText } };
  return isOwn
    ? { label: made, question: { title: madeTitle, text: madeText } }
    : { label: madeForOthers, question: { title: madeForOthersTitle, text: madeForOthersText } };
}
