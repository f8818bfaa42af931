import { useId, type ReactElement } from 'react';
import { normaliseTag } from '#domain/tag/tag.ts';
import { tagWords } from '#messages/team/tagWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { EditTag } from '#web/screens/Submission/tags/EditTag.tsx';
import { TagBadge } from '#web/screens/Submission/tags/TagBadge.tsx';
import type { Offered, OfferedTag } from '#web/screens/Submission/tags/useOfferedTags.ts';
import { useTagSubmission } from '#web/screens/Submission/tags/useTagSubmission.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import styles from '#web/screens/Submission/tags/TagManager.module.css';

interface OfferedTagsProps {
  readonly submissionId: string;
  readonly offered: Offered;
  readonly search: string;
  readonly onAdded: () => void;
}

/** Other tags of the team that match the typed text. */
export function OfferedTags({ submissionId, offered, search, onAdded }: OfferedTagsProps): ReactElement {
  const headingId = useId();
  const [tag] = useTagSubmission();
  const adding = useAction(
    ({ id: tagId }: OfferedTag) => tag({ input: { submissionId, tagId } }),
    (_done, { name }) => {
      flash(tagWords.added(name));
      onAdded();
    },
  );
  const { tags, hasFailed, lookAgain, facts } = offered;
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h3 id={headingId}>{tagWords.offered}</h3>
      <Refusal sentence={adding.refusal} />
      {hasFailed && (
        <Alert tone="danger" isLive action={<Button onPress={lookAgain}>{tagWords.lookAgain}</Button>}>
          {tagWords.notFound}
        </Alert>
      )}
      <div aria-live="polite" className={styles.quiet}>
        {!hasFailed && wordsFor(tags, normaliseTag(search))}
      </div>
      {tags !== null && tags.length > 0 && (
        <ul className={styles.rows} data-scrolls="">
          {tags.map((each) => (
            <li key={each.id} className={styles.row}>
              <TagBadge name={each.name} of="tagManager" />
              <span className={styles.actions}>
                <EditTag tag={each} facts={facts.get(each.id)} onEdited={lookAgain} />
                <Button
                  icon="plus"
                  label={tagWords.addNamed(each.name)}
                  isPending={adding.pending?.id === each.id}
                  onPress={() => adding.run(each)}
                >
                  {tagWords.add}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function wordsFor(tags: readonly OfferedTag[] | null, search: string): string | null {
  if (tags === null) return tagWords.looking;
  if (tags.length > 0) return null;
  return search === '' ? tagWords.noOthers : tagWords.noMatch(search);
}
