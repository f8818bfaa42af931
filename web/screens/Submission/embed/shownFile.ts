import { graphql, readInlineData } from 'react-relay';
import type { shownFile_file$key } from '#web/__generated__/shownFile_file.graphql.ts';
import { answerFilePath, type ViewableFile } from '#web/forms/files/ViewableFile.ts';
import { plainId } from '#web/relay/plainId.ts';

/** A file of an answer, as lists of files show it. */
export function shownFile(key: shownFile_file$key): ViewableFile {
  const { id, fileName, contentType, byteSize, isShownInPage, state, note } = readInlineData(
    graphql`
      fragment shownFile_file on AnswerFile @inline {
        id
        fileName
        contentType
        byteSize
        isShownInPage
        state
        note
      }
    `,
    key,
  );
  return {
    path: state === 'stored' ? answerFilePath(plainId(id)) : null,
    name: fileName,
    ...{ contentType, byteSize: byteSize ?? null, isShownInPage, note: note ?? null },
  };
}
