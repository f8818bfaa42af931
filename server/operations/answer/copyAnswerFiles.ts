import { isContentList, isContentRecord, type Content } from '#domain/form/Content.ts';
import { fileIdsOf, namesFiles } from '#domain/form/fields/fileIdsOf.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import type { StartingAnswer } from '#domain/submission/startingAnswers.ts';
import { newId } from '#server/newId.ts';
import type { Tx } from '#server/operations/operation.ts';

type Earlier = ReadonlyMap<string, Content>;

/** Drops files that are no longer available from earlier answers. An answer with no files left is removed. */
export async function withAvailableFiles({ db }: Tx, submissionId: string, earlier: Earlier): Promise<Earlier> {
  const files = await db.datumFile.findMany({
    where: { submissionId, removedAt: null, file: { deletedAt: null, state: { in: ['stored', 'checking'] } } },
    select: { fileId: true },
  });
  const there = new Set(files.map(({ fileId }) => fileId));
  const isThere = (one: Content): boolean => fileIdsOf([one]).every((id) => there.has(id));
  return new Map(
    [...earlier].map(([identity, content]): [string, Content] => {
      if (!namesFiles(content)) return [identity, content];
      const left = content.filter(isThere);
      return [identity, left.length === 0 ? null : left];
    }),
  );
}

interface Begun {
  readonly teamId: string;
  readonly submissionId: string;
  /** the submission being renewed */
  readonly renewedId: string;
}

/**
 * Gives a submission its own rows for the files in its starting answers. They share the stored bytes, so that neither
 * submission depends on the other, and access to one reveals nothing about the other. See decision 0018.
 */
export async function copyAnswerFiles(
  tx: Tx,
  { teamId, submissionId, renewedId }: Begun,
  starting: readonly StartingAnswer[],
): Promise<readonly StartingAnswer[]> {
  const ids = starting.filter(isOfFiles).flatMap(({ content }) => fileIdsOf(content));
  if (ids.length === 0) return starting;
  const there = await tx.db.datumFile.findMany({
    where: { submissionId: renewedId, fileId: { in: ids } },
    include: { file: true },
  });
  const copies = new Map(there.map((row) => [row.fileId, { ...row, id: newId(), fileId: newId() }]));
  const own = { teamId, submissionId, createdAt: tx.now };
  await tx.db.storedFile.createMany({
    data: [...copies.values()].map(({ fileId, file }) => ({ ...file, ...own, id: fileId, isCarried: true })),
  });
  await tx.db.datumFile.createMany({
    data: [...copies.values()].map(({ file: _carried, ...row }) => ({ ...row, ...own })),
  });
  for (const { fileId, file } of copies.values())
    if (file.state === 'checking') await tx.enqueue('file/scanFile', { fileId }, { key: fileId });
  return starting.flatMap((answer) => {
    if (!isOfFiles(answer)) return [answer];
    const content = renamed(answer.content, copies);
    return content.length === 0 ? [] : [{ ...answer, content }];
  });
}

const isOfFiles = ({ field }: StartingAnswer): boolean => kinds[field.dataType].names === 'files';

function renamed(content: Content, copies: ReadonlyMap<string, { readonly fileId: string }>): readonly Content[] {
  if (!isContentList(content)) return [];
  return content.flatMap((one) => {
    const fileId = copies.get(fileIdsOf([one])[0] ?? '')?.fileId;
    return isContentRecord(one) && fileId !== undefined ? [{ ...one, id: fileId }] : [];
  });
}
