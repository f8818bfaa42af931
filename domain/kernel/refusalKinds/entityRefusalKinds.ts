/** Refusals about entities, custom entities, and edit suggestions. */
export const entityRefusalKinds = {
  nameMissing: 'invalid',
  entityInUse: 'refused',
  customEntityInUse: 'refused',
  remoteReadOnly: 'refused',
  serviceUrlInvalid: 'invalid',
  suggestionNotAllowed: 'invalid',
  suggestionResolved: 'conflict',
  nothingChanged: 'invalid',
} as const;
