import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { remoteEntityWords } from '#messages/entity/remoteEntityWords.ts';
import type { SentenceTemplate } from '#messages/form/formulaRefusals.ts';

/** Why entities and their kinds can't be changed as asked. */
export const entityRefusals = {
  nameMissing: "Name can't be blank",
  entityInUse: 'Entity in-use',
  customEntityInUse: 'Form fields still use this type of entity.',
  remoteReadOnly: "This entity comes from a remote source and can't be changed here.",
  serviceUrlInvalid: 'must be the https:// URL of a feature service',
  serviceUrlNotAllowed: remoteEntityWords.hostNotAllowed,
  serviceUrlNoLayer: remoteEntityWords.noLayer,
  serviceUrlUnreachable: remoteEntityWords.unreachable,
  remoteEntityNotFound: remoteEntityWords.notFound,
  remoteSourceUnavailable: remoteEntityWords.unavailable,
  notRemote: 'This entity doesn’t come from a remote source.',
  suggestionNotAllowed: "You can't suggest edits to this field.",
  suggestionResolved: 'This suggestion has already been resolved.',
  nothingChanged: 'Nothing has changed.',
  entityValueChanged: ({ field, value }) =>
    value === '' || value === undefined
      ? `Someone else just removed “${field}”. Look at the entity again before you save.`
      : `Someone else just changed “${field}” to “${value}”. Look at the entity again before you save.`,
  entityFieldUnknown: 'This field no longer exists.',
  optionsMissing: 'Add at least one choice.',
  dataTypeOfEntityUnknown: 'Choose a type of field.',
  tooManyEntityFields: ({ max }) => `An entity can have at most ${max} fields.`,
  entityFieldHasData: ({ count }) =>
    `This field has a value in ${count} ${count === 1 ? 'entity' : 'entities'}. Confirm that you want to delete them.`,
  entityFieldInUse: ({ forms }) => `The logic or formulas of these forms use this field: ${forms}.`,
  nameFieldInUse: 'Entities are named by this field. Choose another name field first.',
  entityValueUnusable: ({ places }) =>
    `The logic or formula of ${places} uses a field of an entity that was deleted or that applicants can't see.`,
  fieldWithoutEntity: ({ places }) => `Choose which entity ${places} asks for.`,
  customEntityUnknown: "is not one of this team's entity types",
  remoteNotCreateable: "can't be on for entities of a remote GIS service",
  mergedIntoItself: "An entity can't be merged into itself.",
  mergedKindsDiffer: 'Only two entities of the same type can be merged.',
  mergedArchived: 'One of these entities is archived. Unarchive it, or undo its later merge first.',
  mergeUndone: 'This merge has already been undone.',
  contactUnknown: 'No one has an account with this email address.',
} satisfies Partial<Record<RefusalCode, SentenceTemplate>>;
