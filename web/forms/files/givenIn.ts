import { isContentList, isContentRecord, type Content } from '#domain/form/Content.ts';

/** A file entry in an answer. */
export interface GivenFile {
  readonly [key: string]: Content;
  readonly id: string;
  readonly filename: string;
}

export const givenIn = (content: Content): readonly GivenFile[] =>
  isContentList(content)
    ? content.flatMap((one) =>
        isContentRecord(one) && typeof one['id'] === 'string' && typeof one['filename'] === 'string'
          ? [{ id: one['id'], filename: one['filename'] }]
          : [],
      )
    : [];
