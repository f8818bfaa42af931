/** Refusals of uploaded files. */
export const fileRefusalKinds = {
  uploadMissing: 'invalid',
  fileEmpty: 'invalid',
  fileTooLarge: 'invalid',
  fileTypeRefused: 'invalid',
  fileTypeMismatch: 'invalid',
  fileInfected: 'invalid',
  fileNotScannable: 'invalid',
  fileTooComplex: 'invalid',
  fileBeingChecked: 'invalid',
  fileInUse: 'invalid',
  contentTypeInvalid: 'invalid',
  dayFilesFull: 'invalid',
  dayBytesFull: 'invalid',
  submissionFilesFull: 'invalid',
  teamFilesFull: 'invalid',
} as const;
