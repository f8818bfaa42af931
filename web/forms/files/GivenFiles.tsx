import type { ReactElement, ReactNode } from 'react';
import type { Content } from '#domain/form/Content.ts';
import { AnswerFiles } from '#web/forms/files/AnswerFiles.tsx';
import { givenIn, type GivenFile } from '#web/forms/files/givenIn.ts';
import type { ShownFile } from '#web/forms/files/ShownFile.ts';
import { useFormServices } from '#web/forms/FormServices.ts';

interface GivenFilesProps {
  readonly content: Content;
  readonly action?: (file: GivenFile) => ReactNode;
}

/** Files listed in an answer, with their server data. */
export function GivenFiles({ content, action }: GivenFilesProps): ReactElement {
  const { files } = useFormServices();
  const given = givenIn(content);
  const shown = given.map(({ id, filename }) => files.get(id) ?? justGiven(filename));
  return (
    <AnswerFiles
      files={shown}
      {...(action ? { action: (place: number) => given[place] && action(given[place]) } : {})}
    />
  );
}

/** Placeholder until the server has reported the file. */
const justGiven = (name: string): ShownFile => {
  return { path: null, name, contentType: null, byteSize: null, isShownInPage: false, note: null };
};
