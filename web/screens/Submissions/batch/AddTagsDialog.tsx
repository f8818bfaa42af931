import type { ReactElement } from 'react';
import { normaliseTag, tagProblems } from '#domain/tag/tag.ts';
import { batchActionWords, batchWords } from '#messages/lists/batchWords.ts';
import { tagWords } from '#messages/team/tagWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import type { BatchActionDialogProps } from '#web/screens/Submissions/batch/BatchActionDialogProps.ts';
import { PartialSelectionNote } from '#web/screens/Submissions/batch/PartialSelectionNote.tsx';
import { TagChoices } from '#web/screens/Submissions/batch/TagChoices.tsx';
import { TagsFailure } from '#web/screens/Submissions/batch/TagsFailure.tsx';
import { hasNoMatches } from '#web/screens/Submissions/batch/useBatchAction.ts';
import { useTagsOfSelection } from '#web/screens/Submissions/batch/useTagsOfSelection.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type Values = { readonly typed: string; readonly tagNames: readonly string[] };

const empty: Values = { typed: '', tagNames: [] };

/** Text that was typed but not added counts as a tag. */
const wantedOf = ({ typed, tagNames }: Values): readonly string[] => [
  ...new Set([...tagNames, ...(normaliseTag(typed) === '' ? [] : [normaliseTag(typed)])]),
];

/** Adds tags to the selection: existing team tags, most used first, or new ones. */
export function AddTagsDialog({
  chosen,
  batchAction,
  may,
  onClose,
  onNothing,
  onStarted,
}: BatchActionDialogProps): ReactElement {
  const form = useForm({
    initial: empty,
    labels: { typed: tagWords.find, tagNames: batchWords.tagLabel },
    check: ({ typed }) => (normaliseTag(typed) === '' ? [] : tagProblems(typed, 'typed')),
    send: async (values, key) => {
      const outcome = await batchAction.send({ action: 'tag', key, tagNames: wantedOf(values) });
      if (hasNoMatches(outcome)) onNothing();
      return outcome;
    },
    onDone: ({ jobId }) => onStarted(jobId),
  });
  const { typed, tagNames } = form.values;
  const { tags, hasFailed, refetch } = useTagsOfSelection(chosen, typed, false);
  const search = normaliseTag(typed);
  const offered = (tags ?? []).filter(({ name, count }) => count < chosen.count && name.includes(search));
  const isNew = search !== '' && tags !== null && tags.every(({ name }) => name !== search);
  const choices = [
    ...tagNames.map((name) => ({ name, label: name })),
    ...offered
      .filter(({ name }) => !tagNames.includes(name))
      .map(({ name, count }) => ({ name, label: count > 0 ? batchWords.onSome(name, count, chosen.count) : name })),
    ...(isNew && !tagNames.includes(search) && tagProblems(search).length === 0
      ? [{ name: search, label: batchWords.newTag(search) }]
      : []),
  ];
  const take = (names: readonly string[]): void => {
    form.set('tagNames', names);
    // The searched tag was selected.
    if (names.includes(search)) form.set('typed', '');
  };
  return (
    <Dialog title={batchWords.tagTitle(chosen.count)} isOpen onClose={onClose}>
      <PartialSelectionNote may={may} of={chosen.count} />
      {hasFailed && <TagsFailure onRetry={refetch} />}
      <Form label={batchActionWords.tag} {...form.form}>
        <TextField {...form.field('typed')} type="search" hint={tagWords.findHint} />
        <TagChoices field={{ ...form.field('tagNames'), onChange: take }} choices={choices} />
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            isPending={form.isPending}
            pendingLabel={batchWords.working}
            blockedBecause={wantedOf(form.values).length === 0 ? batchWords.chooseTag : null}
            isReasonShown={false}
          >
            {batchActionWords.tag}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {batchWords.cancel}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
