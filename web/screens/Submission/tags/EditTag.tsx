import { useState, type ReactElement } from 'react';
import { tagWords } from '#messages/team/tagWords.ts';
import { DeleteDialog } from '#web/parts/template/DeleteDialog.tsx';
import { RenameTag } from '#web/screens/Submission/tags/RenameTag.tsx';
import { useDeleteTag } from '#web/screens/Submission/tags/useDeleteTag.ts';
import type { TagFacts } from '#web/screens/Submission/tags/useOfferedTags.ts';
import { flash } from '#web/ui/flashes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';

interface EditTagProps {
  readonly tag: { readonly id: string; readonly name: string };
  readonly facts: TagFacts | undefined;
  readonly onEdited: () => void;
}

/** Renames or deletes a team tag, for people who may. */
export function EditTag({ tag: { id, name }, facts, onEdited }: EditTagProps): ReactElement | null {
  const [openDialog, setOpenDialog] = useState<'rename' | 'delete' | null>(null);
  const [send] = useDeleteTag();
  if (!facts?.availableActions.includes('modifyTag')) return null;
  const close = (): void => setOpenDialog(null);
  return (
    <>
      <Menu
        label={tagWords.editNamed(name)}
        face={<Icon name="more" />}
        entries={[
          { id: 'rename', label: tagWords.renameTitle, icon: 'edit', onPress: () => setOpenDialog('rename') },
          {
            id: 'delete',
            label: tagWords.delete,
            icon: 'trash',
            isDangerous: true,
            onPress: () => setOpenDialog('delete'),
          },
        ]}
      />
      {openDialog === 'rename' && <RenameTag tagId={id} name={name} onRenamed={onEdited} onClose={close} />}
      {openDialog === 'delete' && (
        <DeleteDialog
          title={tagWords.deleteTitle(name)}
          confirm={tagWords.delete}
          send={() => send({ input: { tagId: id } })}
          onDone={() => {
            flash(tagWords.deleted(name));
            close();
            onEdited();
          }}
          onClose={close}
        >
          {tagWords.deleteText(facts.taggingCount)}
        </DeleteDialog>
      )}
    </>
  );
}
