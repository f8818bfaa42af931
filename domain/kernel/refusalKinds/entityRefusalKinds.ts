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
  entityValueChanged: 'conflict',
  entityFieldUnknown: 'invalid',
  optionsMissing: 'invalid',
  dataTypeOfEntityUnknown: 'invalid',
  tooManyEntityFields: 'refused',
  entityFieldHasData: 'refused',
  nameFieldInUse: 'refused',
  contactUnknown: 'invalid',
} as const;
