import type { ReactElement, ReactNode } from 'react';
import type { Content } from '#domain/form/Content.ts';
import { AnswerFiles } from '#web/forms/files/AnswerFiles.tsx';
import { answerFilesIn, type NamedAnswerFile } from '#web/forms/files/answerFilesIn.ts';
import type { ViewableFile } from '#web/forms/files/ViewableFile.ts';
import { useFormServices } from '#web/forms/FormServices.ts';

interface GivenFilesProps {
  readonly content: Content;
  readonly action?: (file: NamedAnswerFile) => ReactNode;
}

/** Files listed in an answer, with their server data. */
export function LoadedAnswerFiles({ content, action }: GivenFilesProps): ReactElement {
  const { files } = useFormServices();
  const given = answerFilesIn(content);
  const shown = given.map(({ id, filename }) => files.get(id) ?? justGiven(filename));
  return (
    <AnswerFiles
      files={shown}
      {...(action ? { action: (place: number) => given[place] && action(given[place]) } : {})}
    />
  );
}

/** Placeholder until the server has reported the file. */
const justGiven = (name: string): ViewableFile => {
  return { path: null, name, contentType: null, byteSize: null, isShownInPage: false, note: null };
};
