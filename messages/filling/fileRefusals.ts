import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { fileAmount } from '#messages/filling/fileAmount.ts';
import type { Sentence } from '#messages/form/formulaRefusals.ts';

/** What is said of a file that is not taken. */
export const fileRefusals = {
  uploadMissing: 'There was an error uploading your file. Please try again.',
  fileEmpty: 'is empty. Please choose another file.',
  fileTooLarge: ({ max }) => `must be at most ${Math.floor(Number(max) / 1_000_000)} MB`,
  fileTypeRefused: 'is a program or another kind of file that is not taken here',
  fileTypeMismatch: 'is not the kind of file that its name says. Please save it again and choose the new file.',
  fileInfected: ({ fileName }) =>
    `The file ${fileName ?? ''} holds a virus and was not kept. Please remove it and choose another.`.replace(
      '  ',
      ' ',
    ),
  fileTooComplex: 'is too complex to process. Please save it as a new PDF and upload that instead.',
  fileNotScannable: 'is too large to be checked for viruses. Please choose a smaller file.',
  fileBeingChecked: 'is still being checked for viruses. Please try again in a minute.',
  fileInUse: 'is used for something else already. Please upload it again.',
  contentTypeInvalid: 'must be a kind of file, such as image/png',
  dayFilesFull: ({ max }) =>
    `No more than ${Number(max).toLocaleString('en-US')} files can be uploaded in a day. Please try again tomorrow.`,
  dayBytesFull: ({ max }) =>
    `No more than ${fileAmount(max)} of files can be uploaded in a day. Please try again tomorrow.`,
  submissionFilesFull: ({ max }) => `This submission holds no more than ${fileAmount(max)} of files.`,
  teamFilesFull: ({ max }) => `This team holds no more than ${fileAmount(max)} of files.`,
} satisfies Partial<Record<RefusalCode, Sentence>>;
