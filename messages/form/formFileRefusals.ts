import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { SentenceTemplate } from '#messages/form/formulaRefusals.ts';

type FormFileCode = Extract<RefusalCode, `formFile${string}`>;

/** What is wrong with a form file. Most sentences follow the place in the file. */
export const formFileRefusals: Record<FormFileCode, SentenceTemplate> = {
  formFileInvalid: ({ place, problem }) => (place === '' ? String(problem) : `${place}: ${problem}`),
  formFileUnreadable: 'This file isn’t JSON. Choose a form file that was downloaded from Portico.',
  formFileOtherFormat: ({ format }) => `This isn’t a form file. Its "format" must be "${format}".`,
  formFileOtherVersion: ({ version }) =>
    `This form file has a version that can’t be read here. Its "version" must be ${version}.`,
  formFileTooLarge: ({ megabytes }) => `This form file is larger than ${megabytes} MB.`,
  formFileTooDeep: ({ max }) => `This form file is nested more than ${max} levels deep.`,
  formFileTooBig: ({ max }) => `must be at most ${max}`,
  formFileTooSmall: ({ min }) => `must be at least ${min}`,
  formFileWrongValue: ({ expected }) => `must be ${expected}`,
  formFileMissing: 'is missing',
  formFileNotHere: 'isn’t possible at a step of this type',
  formFileKeyTwice: ({ key }) => `uses the key "${key}" a second time`,
  formFileReference: ({ key }) => `refers to "${key}", which isn’t in the file`,
  formFileEntityMissing: ({ kind, field }) =>
    `uses "${field}" of "${kind}", but the team has no custom entity with this field. Create it first.`,
  formFileMappingSource: 'needs either "field" or "processData"',
  formFileMappingUnknown: ({ place, fields }) =>
    fields === '' ? `${place}: fills a field of the PDF twice` : `${place}: the PDF has no field ${fields}`,
  formFileDocumentInvalid: 'isn’t a PDF that can be used. Save it again without a password and try again.',
  formFileBroken:
    'This form’s logic, formulas, or outputs refer to something that was deleted. Correct them before you download the form.',
};
