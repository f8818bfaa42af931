import { isContentList, isContentRecord, type Content } from '#domain/form/Content.ts';
import { defineKind, type CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { readLine } from '#domain/form/fields/kinds/textContent.ts';

const notAFile: CodedProblem = { code: 'mustBeFile' };

/** The uploaded files of an answer, as `{ id, filename }`. Access and virus checks are done elsewhere. */
export const file = defineKind({
  dataType: 'file',
  stored: 'files',
  names: 'files',
  comparedAs: null,
  filteredAs: null,
  figures: null,
  requestPosition: 3,
  parse: (raw) => {
    if (raw === '') return null;
    const list = isContentList(raw) ? raw : [raw];
    const files = list.map(readFile);
    if (!files.every((one) => one !== null)) return raw;
    return files.length === 0 ? null : files;
  },
  missing: () => notAFile,
  checkFor: () => (content) => (filesOf(content) ? null : notAFile),
  summarise: (content) => (filesOf(content) ?? []).map(({ filename }) => filename).join(', '),
});

interface AnsweredFile {
  readonly [key: string]: string;
  readonly id: string;
  readonly filename: string;
}

function readFile(raw: Content): AnsweredFile | null {
  const record = typeof raw === 'string' ? { id: raw } : raw;
  if (!isContentRecord(record)) return null;
  const id = lineOf(record['id']);
  return id === '' ? null : { id, filename: lineOf(record['filename']) };
}

function lineOf(raw: Content | undefined): string {
  return typeof raw === 'string' ? (readLine(raw) ?? '') : '';
}

function filesOf(content: Content): readonly AnsweredFile[] | null {
  if (!isContentList(content)) return null;
  const files = content.map(readFile);
  return files.length > 0 && files.every((one) => one !== null) ? files : null;
}
