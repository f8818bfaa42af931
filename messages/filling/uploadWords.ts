import { plural } from '#domain/kernel/plural.ts';

/** Adding files and upload progress. */
export const uploadWords = {
  addFile: 'Add a file',
  addAnotherFile: 'Add another file',
  takePhoto: 'Take a photo',
  dropHere: 'or drop it here',
  removeFile: (name: string) => `Remove ${name}`,
  waiting: 'Waiting for other files',
  sending: (name: string) => `Uploading ${name}…`,
  checking: 'Checking the file…',
  arrived: (name: string) => `${name} was added.`,
  failed: 'There was an error uploading your file. Please try again.',
  retry: 'Try again',
  retryFile: (name: string) => `Try again to upload ${name}`,
  cancel: (name: string) => `Cancel ${name}`,
  dismiss: (name: string) => `Dismiss ${name}`,
  tooMany: (most: number) => `You can add up to ${plural(most, 'file')} here. The others weren’t added.`,
  takenOut: (name: string) => `${name} was removed from this answer. It isn’t lost. Staff can still open it.`,
  putBack: 'Restore file',
  putBackFile: (name: string) => `Restore file ${name}`,
} as const;
