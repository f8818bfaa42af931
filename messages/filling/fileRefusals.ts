import { plural } from '#domain/kernel/plural.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { formatFileSize } from '#messages/filling/formatFileSize.ts';
import type { SentenceTemplate } from '#messages/form/formulaRefusals.ts';

/** Why a file was not accepted. A sentence that starts in lower case follows the file's name. */
export const fileRefusals = {
  uploadMissing: 'There was an error uploading your file. Please try again.',
  fileEmpty: 'is empty. Please choose another file.',
  fileTooLarge: ({ max }) => `must be at most ${Math.floor(Number(max) / 1_000_000)} MB`,
  fileTypeRefused: 'is a file type we can’t accept, such as a program',
  fileTypeMismatch: 'isn’t the file type its name says it is. Please save it again and choose the new file.',
  fileInfected: ({ fileName }) =>
    `The file ${fileName ?? ''} has a virus, so we didn’t save it. Please remove it and choose another.`.replace(
      '  ',
      ' ',
    ),
  fileTooComplex: 'is too complex to process. Please save it as a new PDF and upload that instead.',
  fileNotScannable: 'is too large to check for viruses. Please choose a smaller file.',
  fileBeingChecked: 'is still being checked for viruses. Please try again in a minute.',
  fileInUse: 'is already used for something else. Please upload it again.',
  contentTypeInvalid: 'must be a file type, such as image/png',
  dayFilesFull: ({ max }) => `You can upload up to ${plural(Number(max), 'file')} a day. Please try again tomorrow.`,
  dayBytesFull: ({ max }) => `You can upload up to ${formatFileSize(max)} of files a day. Please try again tomorrow.`,
  submissionFilesFull: ({ max }) =>
    `A submission can hold up to ${formatFileSize(max)} of files. This file doesn’t fit.`,
  teamFilesFull: ({ max }) => `This team can store up to ${formatFileSize(max)} of files. This file doesn’t fit.`,
} satisfies Partial<Record<RefusalCode, SentenceTemplate>>;
