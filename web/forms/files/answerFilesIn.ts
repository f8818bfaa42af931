import { isContentList, isContentRecord, type Content } from '#domain/form/Content.ts';

/** A file entry in an answer. */
export interface NamedAnswerFile {
  readonly [key: string]: Content;
  readonly id: string;
  readonly filename: string;
}

export const answerFilesIn = (content: Content): readonly NamedAnswerFile[] =>
  isContentList(content)
    ? content.flatMap((one) =>
        isContentRecord(one) && typeof one['id'] === 'string' && typeof one['filename'] === 'string'
          ? [{ id: one['id'], filename: one['filename'] }]
          : [],
      )
    : [];
