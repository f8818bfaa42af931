import { lazy, Suspense, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { initiallyShown } from '#domain/kernel/text.ts';
import { tagsInOrder } from '#domain/tag/tag.ts';
import { tagWords } from '#messages/team/tagWords.ts';
import type { SubmissionTags_submission$key } from '#web/__generated__/SubmissionTags_submission.graphql.ts';
import { manageTagsButtonId } from '#web/screens/Submission/embed/shortcutButtons.ts';
import { TagBadge } from '#web/screens/Submission/tags/TagBadge.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Submission/tags/SubmissionTags.module.css';

// Loaded only when someone manages tags.
const TagManager = lazy(async () => ({
  default: (await import('#web/screens/Submission/tags/TagManager.tsx')).TagManager,
}));

/** A submission's first tags, and a button to manage them for people who may. */
export function SubmissionTags({
  submission: key,
}: {
  readonly submission: SubmissionTags_submission$key;
}): ReactElement {
  const submission = useFragment(
    graphql`
      fragment SubmissionTags_submission on Submission {
        availableActions
        taggings {
          id
          tag {
            id
            name
          }
        }
        ...TagManager_submission
      }
    `,
    key,
  );
  const [showsAll, setShowsAll] = useState(false);
  const [isManaging, setManaging] = useState(false);
  const tags = tagsInOrder(submission.taggings.map(({ tag }) => tag));
  const others = tags.length - initiallyShown.tags;
  return (
    <div className={styles.tags}>
      {tags.length > 0 && (
        <ul className={styles.list} aria-label={tagWords.tags}>
          {(showsAll ? tags : tags.slice(0, initiallyShown.tags)).map(({ id, name }) => (
            <li key={id}>
              <TagBadge name={name} of="tagHeader" />
            </li>
          ))}
        </ul>
      )}
      {others > 0 && (
        <Button variant="quiet" onPress={() => setShowsAll(!showsAll)}>
          {showsAll ? tagWords.showLess : tagWords.showMore(others)}
        </Button>
      )}
      {submission.availableActions.includes('manageTags') && (
        <Button id={manageTagsButtonId} variant="quiet" onPress={() => setManaging(true)}>
          {tagWords.manage}
        </Button>
      )}
      <Suspense fallback={null}>
        {isManaging && <TagManager submission={submission} onClose={() => setManaging(false)} />}
      </Suspense>
    </div>
  );
}
