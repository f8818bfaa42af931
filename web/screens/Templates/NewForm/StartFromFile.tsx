import type { ReactElement } from 'react';
import { formFileMaxBytes } from '#domain/template/formFile/formFileMaxBytes.ts';
import { newFormWords as words } from '#messages/form/formWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { formPath } from '#web/screens/Templates/formPath.ts';
import { useUploadForm } from '#web/screens/Templates/NewForm/useUploadForm.ts';
import { Card } from '#web/ui/Card.tsx';
import { FileChooser } from '#web/ui/FileChooser.tsx';
import { flash } from '#web/ui/flashes.ts';

/** Creates a form of the team from a form file. */
export function StartFromFile({ teamId }: { readonly teamId: string }): ReactElement {
  const uploading = useAction(useUploadForm(teamId), ({ id, name }, _file, { go }) => {
    flash(words.fromFileDone(name));
    go(`${formPath(id)}/edit`);
  });
  return (
    <Card title={words.fromFile}>
      <p>{words.fromFileMeaning}</p>
      <FileChooser
        label={words.file}
        hint={words.fileHint(formFileMaxBytes / 1_000_000)}
        accept="application/json,.json"
        isPending={uploading.pending !== null}
        pendingLabel={words.fileReading}
        refusal={uploading.refusal}
        onChoose={uploading.run}
      />
    </Card>
  );
}
