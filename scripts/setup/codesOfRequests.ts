/** Errors of the request itself, regardless of what it asks for, with their HTTP status. */
export const codesOfRequests: Readonly<Record<string, readonly [status: number, meaning: string]>> = {
  BAD_REQUEST: [400, 'It cannot be read.'],
  TOO_COSTLY: [400, 'The document costs more than one may: `max` says how much that is. GraphQL alone.'],
  UNAUTHENTICATED: [401, 'Nobody is signed in, or the token does not hold.'],
  FORBIDDEN: [403, 'It can be seen, and not done. Of a token `scopes` says which it lacks.'],
  FORM_OUTDATED: [403, 'A form that was sent without a script has no `authenticity_token` of this session.'],
  NOT_FOUND: [404, 'It is not there, or not visible.'],
  METHOD_NOT_ALLOWED: [405, 'The address is called by another method: `Allow` says which.'],
  TOO_LARGE: [413, 'The body is larger than one may be.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'The body is neither JSON nor a form.'],
  RANGE_NOT_SATISFIABLE: [416, 'The file does not have these bytes.'],
  BAD_USER_INPUT: [422, 'An argument cannot be meant: `problems` says where. GraphQL alone.'],
  TOO_FAST: [429, 'Too many requests: `Retry-After` says when the next may come.'],
  FAULT: [500, 'Our fault: `id` says under what the log has it.'],
  STATUS_UNKNOWN: [500, 'The payment provider reports a status for a charge that this version does not know.'],
  UNAVAILABLE: [503, 'The database or the storage is away, or there is too much to do: `Retry-After`.'],
  EVENTS_MISSED: [200, 'A subscription missed something: load the present state and watch from there.'],
};
