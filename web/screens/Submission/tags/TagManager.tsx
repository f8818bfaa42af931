import { useEffect, useRef, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { tagProblems, tagsInOrder } from '#domain/tag/tag.ts';
import { tagWords } from '#messages/team/tagWords.ts';
import type { TagManager_submission$key } from '#web/__generated__/TagManager_submission.graphql.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { OfferedTags } from '#web/screens/Submission/tags/OfferedTags.tsx';
import { SubmissionTagList } from '#web/screens/Submission/tags/SubmissionTagList.tsx';
import { useOfferedTags } from '#web/screens/Submission/tags/useOfferedTags.ts';
import { useTagSubmission } from '#web/screens/Submission/tags/useTagSubmission.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Submission/tags/TagManager.module.css';

interface TagManagerProps {
  readonly submission: TagManager_submission$key;
  readonly onClose: () => void;
}

/** Adds and removes a submission's tags, and renames or deletes the team's tags. */
export function TagManager({ submission: key, onClose }: TagManagerProps): ReactElement {
  const { id, taggings } = useFragment(
    graphql`
      fragment TagManager_submission on Submission {
        id
        taggings {
          id
          tag {
            id
            name
          }
        }
      }
    `,
    key,
  );
  const [tag] = useTagSubmission();
  const empty = { newTagName: '' };
  const form = useForm({
    initial: empty,
    labels: { newTagName: tagWords.find },
    check: ({ newTagName }) => tagProblems(newTagName, 'newTagName'),
    send: ({ newTagName }) => tag({ input: { submissionId: id, newTagName } }),
    onDone: ({ tagging }) => {
      form.replace(empty);
      if (tagging) flash(tagWords.added(tagging.tag.name));
    },
  });
  const field = form.field('newTagName');
  // Changes by others also change which tags can be added.
  const marks = taggings.map(({ id: tagging, tag: { name } }) => `${tagging} ${name}`).join(' ');
  const offered = useOfferedTags(id, form.values.newTagName, marks);
  const focusSoon = useFocusSoon();
  const here = tagsInOrder(taggings.map(({ id: taggingId, tag: each }) => ({ taggingId, ...each })));
  return (
    <Dialog title={tagWords.manage} isOpen onClose={onClose}>
      <SubmissionTagList
        submissionId={id}
        tags={here}
        facts={offered.facts}
        onRemoved={(next) => focusSoon(next ?? field.id)}
        onEdited={offered.lookAgain}
      />
      <Form label={tagWords.addForm} {...form.form}>
        <div className={styles.search}>
          <TextField {...field} type="search" hint={tagWords.findHint} />
          <Button type="submit" isPending={form.isPending} pendingLabel={tagWords.adding}>
            {tagWords.addTyped}
          </Button>
        </div>
      </Form>
      <OfferedTags
        submissionId={id}
        offered={offered}
        search={form.values.newTagName}
        onAdded={() => focusSoon(field.id)}
      />
    </Dialog>
  );
}

/** The pressed button disappears with the change, so focus moves once the new list has rendered. */
function useFocusSoon(): (elementId: string) => void {
  const wanted = useRef<string | null>(null);
  const [, drawAgain] = useState(0);
  useEffect(() => {
    if (wanted.current === null) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });
  return (elementId) => {
    wanted.current = elementId;
    drawAgain((times) => times + 1);
  };
}
