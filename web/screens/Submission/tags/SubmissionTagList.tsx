import { useId, type ReactElement } from 'react';
import { isReservedTag } from '#domain/tag/tag.ts';
import { tagWords } from '#messages/team/tagWords.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { EditTag } from '#web/screens/Submission/tags/EditTag.tsx';
import { TagBadge } from '#web/screens/Submission/tags/TagBadge.tsx';
import type { TagFacts } from '#web/screens/Submission/tags/useOfferedTags.ts';
import { useTagSubmission } from '#web/screens/Submission/tags/useTagSubmission.ts';
import { useUntagSubmission } from '#web/screens/Submission/tags/useUntagSubmission.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import styles from '#web/screens/Submission/tags/TagManager.module.css';

interface TagHere {
  readonly taggingId: string;
  readonly id: string;
  readonly name: string;
}

interface TagsHereProps {
  readonly submissionId: string;
  readonly tags: readonly TagHere[];
  /** details of tags by ID, as far as loaded */
  readonly facts: ReadonlyMap<string, TagFacts>;
  /** receives the DOM ID of the element to focus next; null if none is left */
  readonly onRemoved: (next: string | null) => void;
  readonly onEdited: () => void;
}

export function SubmissionTagList({ submissionId, tags, facts, onRemoved, onEdited }: TagsHereProps): ReactElement {
  const headingId = useId();
  const buttonOf = (taggingId: string): string => `${headingId}${taggingId}`;
  const [tag] = useTagSubmission();
  const [untag] = useUntagSubmission();
  const putBack = async ({ id: tagId }: TagHere): Promise<void> => {
    const sentence = outcomeSentence(await tag({ input: { submissionId, tagId } }));
    if (sentence !== null) flash(sentence, 'danger');
  };
  const removing = useAction(
    ({ taggingId }: TagHere) => untag({ input: { taggingId } }),
    (_done, removed) => {
      flash(tagWords.removed(removed.name), 'success', {
        label: tagWords.undo,
        run: () => void putBack(removed),
      });
      const next = nextOf(tags, removed);
      onRemoved(next && buttonOf(next.taggingId));
    },
  );
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h3 id={headingId}>{tagWords.here}</h3>
      <Refusal sentence={removing.refusal} />
      {tags.length === 0 && <p className={styles.quiet}>{tagWords.none}</p>}
      {tags.length > 0 && (
        <ul className={styles.rows}>
          {tags.map((each) => (
            <li key={each.taggingId} className={styles.row}>
              <TagBadge name={each.name} of="tagManager" />
              {isReservedTag(each.name) ? (
                <span className={styles.quiet}>{tagWords.byItself}</span>
              ) : (
                <span className={styles.actions}>
                  <EditTag tag={each} facts={facts.get(each.id)} onEdited={onEdited} />
                  <Button
                    id={buttonOf(each.taggingId)}
                    variant="quiet"
                    icon="close"
                    label={tagWords.removeNamed(each.name)}
                    isPending={removing.pending?.taggingId === each.taggingId}
                    onPress={() => removing.run(each)}
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The next removable tag, or else the previous one. */
function nextOf(tags: readonly TagHere[], removed: TagHere): TagHere | null {
  const own = tags.filter(({ name }) => !isReservedTag(name));
  const place = own.findIndex(({ taggingId }) => taggingId === removed.taggingId);
  return own[place + 1] ?? own[place - 1] ?? null;
}
