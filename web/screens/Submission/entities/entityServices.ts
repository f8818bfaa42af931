import type { Environment } from 'relay-runtime';
import type { EntityServices } from '#web/forms/EntityServices.ts';
import { createEntityInSubmission } from '#web/screens/Submission/entities/createEntityInSubmission.ts';
import { findEntities, loadEntity, openEntityField } from '#web/screens/Submission/entities/entityQueries.ts';
import { suggestEntityEdits } from '#web/screens/Submission/entities/suggestEntityEdits.ts';
import { updateEntity } from '#web/screens/Submission/entities/updateEntity.ts';

/** `saveAnswers` sends unsaved answers and waits for them. */
export const entityServices = (
  environment: Environment,
  submissionId: string,
  saveAnswers: () => Promise<unknown>,
): EntityServices => ({
  open: (fieldId) => openEntityField(environment, submissionId, fieldId),
  find: (fieldId, terms) => findEntities(environment, submissionId, fieldId, terms),
  load: async (entityId) => {
    await saveAnswers();
    return loadEntity(environment, entityId);
  },
  create: (fieldId, entity, key) => createEntityInSubmission(environment, submissionId, fieldId, entity, key),
  update: (entityId, changes, key) => updateEntity(environment, entityId, changes, key),
  suggest: (entityId, changes, key) => suggestEntityEdits(environment, entityId, changes, key),
});
