// Fields are read by FileLines.tsx.
/* oxlint-disable relay/unused-fields */
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AnswerFileLists_files$key } from '#web/__generated__/AnswerFileLists_files.graphql.ts';
import { answerFilePath } from '#web/forms/files/ViewableFile.ts';
import { plainId } from '#web/relay/plainId.ts';
import { FileList } from '#web/screens/Submission/panels/files/FileList.tsx';

interface AnsweredFilesProps {
  readonly files: AnswerFileLists_files$key;
  readonly timeZone: string;
}

/** Files of current or earlier answers. They can only be removed at their question. */
export function AnswerFileLists({ files, timeZone }: AnsweredFilesProps): ReactElement {
  const given = useFragment(
    graphql`
      fragment AnswerFileLists_files on AnswerFile @relay(plural: true) {
        id
        fileName
        fieldName
        contentType
        byteSize
        isShownInPage
        state
        note
        uploaderName
        adminUploaded
        createdAt
        removedAt
      }
    `,
    files,
  );
  return (
    <FileList
      timeZone={timeZone}
      files={given.map((file) => ({
        ...file,
        path: answerFilePath(plainId(file.id)),
        question: file.fieldName ?? null,
        isInternal: false,
        givenAt: file.createdAt,
      }))}
    />
  );
}
