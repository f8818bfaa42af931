import { filesPanelWords } from '#messages/submission/filesPanelWords.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useDeleteRepoFile } from '#web/screens/Submission/panels/files/useDeleteRepoFile.ts';
import { useRestoreRepoFile } from '#web/screens/Submission/panels/files/useRestoreRepoFile.ts';
import { flash } from '#web/ui/flashes.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Deletes a file without confirmation, because it can be undone. */
export function useDeleteRepoFileWithUndo(submissionId: string): ReturnType<typeof useAction<Named, unknown>> {
  const [remove] = useDeleteRepoFile();
  const [restore] = useRestoreRepoFile();
  const putBack = async ({ id, name }: Named): Promise<void> => {
    const sentence = outcomeSentence(await restore({ input: { submissionId, repoFileId: id } }));
    flash(sentence ?? filesPanelWords.restored(name), sentence === null ? 'success' : 'danger');
  };
  return useAction(
    ({ id }: Named) => remove({ input: { submissionId, repoFileId: id } }),
    (_done, file) =>
      flash(filesPanelWords.deleted(file.name), 'success', {
        label: filesPanelWords.undo,
        run: () => void putBack(file),
      }),
  );
}
