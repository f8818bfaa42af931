/** Errors of the request itself, whatever it asks for, with their HTTP status. */
export const codesOfRequests: Readonly<Record<string, readonly [status: number, meaning: string]>> = {
  BAD_REQUEST: [400, 'The request is malformed.'],
  TOO_COSTLY: [400, 'The document exceeds the cost limit in `max`. GraphQL only.'],
  UNAUTHENTICATED: [401, 'Not signed in, or the token is invalid.'],
  FORBIDDEN: [
    403,
    'The caller can see the resource but may not do this. For a token, `scopes` lists the missing scopes.',
  ],
  FORM_OUTDATED: [403, 'A form submitted without JavaScript has no valid `authenticity_token` for this session.'],
  NOT_FOUND: [404, 'The resource does not exist, or the caller cannot see it.'],
  METHOD_NOT_ALLOWED: [405, 'This address does not support the method. `Allow` lists the supported ones.'],
  TOO_LARGE: [413, 'The body exceeds the size limit.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'The body is neither JSON nor a form.'],
  RANGE_NOT_SATISFIABLE: [416, 'The requested range is outside the file.'],
  BAD_USER_INPUT: [422, 'An argument is invalid: `problems` lists where. GraphQL only.'],
  TOO_FAST: [429, 'Too many requests: `Retry-After` says how many seconds to wait.'],
  FAULT: [500, 'An internal error, logged under `id`.'],
  STATUS_UNKNOWN: [500, 'The payment provider reported a charge status that this version does not recognize.'],
  UNAVAILABLE: [
    503,
    'The database or file storage is unavailable, or the server is overloaded: `Retry-After` says how many seconds to wait.',
  ],
  EVENTS_MISSED: [200, 'A subscription missed events: load the current state and subscribe again.'],
};
