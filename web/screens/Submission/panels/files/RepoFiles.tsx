// Fields are read by FileLines.tsx.
/* oxlint-disable relay/unused-fields */
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { filesPanelWords } from '#messages/submission/filesPanelWords.ts';
import type { RepoFiles_files$key } from '#web/__generated__/RepoFiles_files.graphql.ts';
import { repoFilePath } from '#web/forms/files/ViewableFile.ts';
import { plainId } from '#web/relay/plainId.ts';
import { FileList } from '#web/screens/Submission/panels/files/FileList.tsx';
import { useDeleteRepoFileWithUndo } from '#web/screens/Submission/panels/files/useDeleteRepoFileWithUndo.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';

interface RepoFilesProps {
  readonly submissionId: string;
  readonly files: RepoFiles_files$key;
  readonly mayDelete: boolean;
  readonly timeZone: string;
}

export function RepoFiles({ submissionId, files, mayDelete, timeZone }: RepoFilesProps): ReactElement {
  const beside = useFragment(
    graphql`
      fragment RepoFiles_files on RepoFile @relay(plural: true) {
        id
        fileName
        contentType
        byteSize
        isShownInPage
        state
        note
        isPublic
        uploaderName
        adminUploaded
        updatedAt
      }
    `,
    files,
  );
  const deleting = useDeleteRepoFileWithUndo(submissionId);
  return (
    <>
      <FileList
        timeZone={timeZone}
        files={beside.map((file) => ({
          ...file,
          path: repoFilePath(plainId(file.id)),
          question: null,
          isInternal: !file.isPublic,
          givenAt: file.updatedAt,
          removedAt: null,
        }))}
        {...(mayDelete && {
          action: ({ id, fileName }) => (
            <Button
              variant="quiet"
              icon="trash"
              label={filesPanelWords.delete(fileName)}
              isPending={deleting.pending?.id === id}
              onPress={() => deleting.run({ id, name: fileName })}
            />
          ),
        })}
      />
      <Refusal sentence={deleting.refusal} />
    </>
  );
}
