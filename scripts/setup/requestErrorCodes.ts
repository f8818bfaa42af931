/** Errors of the request itself, whatever it requests, with their HTTP status. */
export const requestErrorCodes: Readonly<Record<string, readonly [status: number, meaning: string]>> = {
  BAD_REQUEST: [400, 'The request can’t be read.'],
  TOO_COSTLY: [400, 'The document costs more than the limit, which is in `max`. GraphQL only.'],
  UNAUTHENTICATED: [401, 'The caller isn’t signed in, or the token isn’t valid.'],
  FORBIDDEN: [403, 'The caller can see the object but may not do this. `scopes` lists the scopes a token lacks.'],
  FORM_OUTDATED: [403, 'A form sent without a script has no `authenticity_token` of this session.'],
  NOT_FOUND: [404, 'The object doesn’t exist or isn’t visible.'],
  METHOD_NOT_ALLOWED: [405, 'Wrong method. `Allow` lists the right ones.'],
  TOO_LARGE: [413, 'The body is larger than the limit.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'The body is neither JSON nor a form.'],
  RANGE_NOT_SATISFIABLE: [416, 'The file doesn’t have the requested range.'],
  BAD_USER_INPUT: [422, 'An argument is invalid. `problems` lists where. GraphQL only.'],
  TOO_FAST: [429, 'Too many requests. Try again after `Retry-After`.'],
  FAULT: [500, 'Our fault. The log has it under `id`.'],
  STATUS_UNKNOWN: [500, 'The payment provider reports a charge status that this version doesn’t know.'],
  UNAVAILABLE: [503, 'The database or storage is down, or the server is overloaded. Try again after `Retry-After`.'],
  EVENTS_MISSED: [200, 'A subscription missed events. Load the current state and subscribe from there.'],
};
