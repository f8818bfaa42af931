import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { changesSinceReviewWords as words } from '#messages/review/reviewWords.ts';
import type { ChangesSinceReview_changes$key } from '#web/__generated__/ChangesSinceReview_changes.graphql.ts';
import { browserTimeZone } from '#web/parts/browserTimeZone.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { AnswerChangeList } from '#web/screens/Submission/changes/AnswerChangeList.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

interface ChangesSinceReviewProps {
  readonly changes: ChangesSinceReview_changes$key;
  /** identities of the fields on the page, where their changes are marked */
  readonly shown: ReadonlySet<string>;
  /** goes to the first marked change */
  readonly onFirst: () => void;
}

/** How many answers changed since the reviewer last saw them, above the answers where each is marked. */
export function ChangesSinceReview({ changes: key, shown, onFirst }: ChangesSinceReviewProps): ReactElement {
  const { reviewedAt, isOwnReview, changes } = useFragment(
    graphql`
      fragment ChangesSinceReview_changes on ChangesSinceReview {
        reviewedAt
        isOwnReview
        changes {
          fieldIdentity
          ...AnswerChangeList_changes
        }
      }
    `,
    key,
  );
  const gone = changes.filter(({ fieldIdentity }) => !shown.has(fieldIdentity));
  const since = <RelativeTime at={reviewedAt} timeZone={browserTimeZone()} />;
  if (changes.length === 0)
    return (
      <p>
        {words.none(isOwnReview)} ({since})
      </p>
    );
  return (
    <Alert
      tone="info"
      title={words.title(changes.length, isOwnReview)}
      action={gone.length < changes.length && <Button onPress={onFirst}>{words.first}</Button>}
    >
      <p>{since}</p>
      {gone.length > 0 && (
        <>
          <p>{words.gone}</p>
          <AnswerChangeList changes={gone} />
        </>
      )}
    </Alert>
  );
}
