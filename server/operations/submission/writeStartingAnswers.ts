import { isContentRecord, type Content } from '#domain/form/Content.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import type { Form } from '#domain/form/Form.ts';
import { startingAnswers, type StartingAnswer } from '#domain/submission/startingAnswers.ts';
import { newId } from '#server/newId.ts';
import { keptEntityValues } from '#server/operations/answer/keptEntityValues.ts';
import { searchColumnsOf } from '#server/operations/answer/searchColumnsOf.ts';
import type { Tx } from '#server/operations/operation.ts';

/** The earlier answers that a submission of this version starts with. */
export async function startingAnswersOf(
  tx: Tx,
  flowTemplateId: string,
  earlier: ReadonlyMap<string, Content>,
): Promise<readonly StartingAnswer[]> {
  const form = await tx.ctx.services.loadForm(flowTemplateId, tx.queries);
  return form ? stillNamed(tx, form, startingAnswers(form, earlier)) : [];
}

/**
 * Drops answers that refer to deleted entities or entities of another kind, and updates the names and values of the
 * others.
 */
async function stillNamed(
  { db }: Tx,
  form: Form,
  answers: readonly StartingAnswer[],
): Promise<readonly StartingAnswer[]> {
  const chosen = answers.flatMap(({ field, content }) => {
    const entityId = entityIn(field.dataType, content);
    return entityId === null ? [] : [{ fieldIdentity: field.identity, entityId }];
  });
  if (chosen.length === 0) return answers;
  const ids = chosen.map(({ entityId }) => entityId);
  const valuesOf = await keptEntityValues(db, form, chosen);
  const entities = await db.entity.findMany({ where: { id: { in: ids }, deletedAt: null } });
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  return answers.flatMap((answer) => {
    const id = entityIn(answer.field.dataType, answer.content);
    if (id === null) return [answer];
    const entity = byId.get(id);
    if (entity === undefined || entity.customEntityId !== answer.field.customEntityId) return [];
    const values = valuesOf({ fieldIdentity: answer.field.identity, entityId: id });
    return [{ ...answer, content: { id, name: entity.name, ...values } }];
  });
}

function entityIn(dataType: StartingAnswer['field']['dataType'], content: Content): string | null {
  if (kinds[dataType].names !== 'entity' || !isContentRecord(content)) return null;
  return typeof content['id'] === 'string' ? content['id'] : null;
}

interface Begun {
  readonly teamId: string;
  readonly submissionId: string;
}

/** Starting answers have no author until someone fills in the form. */
export async function writeStartingAnswers(
  { db, now }: Tx,
  { teamId, submissionId }: Begun,
  starting: readonly StartingAnswer[],
): Promise<void> {
  const answers = starting.map(({ field, content }) => {
    const { text, number, time, entityId } = searchColumnsOf(content, field);
    const columns = {
      textValue: text,
      numberValue: number,
      timeValue: time === null ? null : new Date(time),
      entityId,
    };
    const place = { id: newId(), teamId, submissionId, fieldId: field.id, fieldIdentity: field.identity };
    return { ...place, content: content as object, ...columns, savedAt: now };
  });
  await db.answer.createMany({ data: answers });
  const revisions = answers.map(({ id: answerId, content }) => ({
    id: newId(),
    teamId,
    answerId,
    revision: 1,
    content,
  }));
  await db.answerRevision.createMany({ data: revisions.map((revision) => ({ ...revision, savedAt: now })) });
}
