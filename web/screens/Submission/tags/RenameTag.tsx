import type { ReactElement } from 'react';
import { renameTagProblems } from '#domain/tag/tag.ts';
import { tagWords } from '#messages/team/tagWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useRenameTag } from '#web/screens/Submission/tags/useRenameTag.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface RenameTagProps {
  readonly tagId: string;
  readonly name: string;
  readonly onRenamed: () => void;
  readonly onClose: () => void;
}

export function RenameTag({ tagId, name: before, onRenamed, onClose }: RenameTagProps): ReactElement {
  const [rename] = useRenameTag();
  const form = useForm({
    initial: { name: before },
    labels: { name: tagWords.name },
    check: ({ name }) => renameTagProblems(before, name, []),
    send: ({ name }) => rename({ input: { tagId, name } }),
    onDone: ({ tag }) => {
      if (tag) flash(tagWords.renamed(tag.name));
      onClose();
      onRenamed();
    },
  });
  return (
    <Dialog title={tagWords.renameTitle} isOpen onClose={onClose}>
      <Form label={tagWords.renameTitle} {...form.form}>
        <TextField {...form.field('name')} hint={tagWords.renameText} />
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={tagWords.renaming}>
            {tagWords.rename}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {tagWords.cancel}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
