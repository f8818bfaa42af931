/** The S3 error codes that uploads and downloads can return. */
export const s3Errors = {
  AccessDenied: [403, 'Access Denied'],
  SignatureDoesNotMatch: [403, 'The signature does not match the policy.'],
  EntityTooLarge: [400, 'Your proposed upload exceeds the maximum allowed size.'],
  EntityTooSmall: [400, 'Your proposed upload is smaller than the minimum allowed size.'],
  InvalidArgument: [400, 'The form is not one that an upload may have.'],
  InvalidPolicyDocument: [400, 'The policy of the form is not valid.'],
  MalformedPOSTRequest: [400, 'The body of the request is not well-formed multipart/form-data.'],
  InvalidRange: [416, 'The requested range is not satisfiable.'],
  MethodNotAllowed: [405, 'The method is not allowed here.'],
  NoSuchKey: [404, 'The file does not exist.'],
  ServiceUnavailable: [503, 'Files cannot be stored at the moment. Please try again in a minute.'],
  InternalError: [500, 'The file could not be stored. Please try again.'],
} as const satisfies Record<string, readonly [number, string]>;

export type S3ErrorCode = keyof typeof s3Errors;

/** The store refuses a request with an S3 error. */
export class StorageRefusal extends Error {
  override readonly name = 'StorageRefusal';
  readonly code: S3ErrorCode;

  constructor(code: S3ErrorCode, detail?: string) {
    super(detail ?? s3Errors[code][1]);
    this.code = code;
  }

  get status(): (typeof s3Errors)[S3ErrorCode][0] {
    return s3Errors[this.code][0];
  }
}
