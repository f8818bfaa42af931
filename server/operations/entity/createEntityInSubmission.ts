import { updateEntityRefusal } from '#domain/entity/entity.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { changeEntity, lockEntity, recordEntityChanges } from '#server/operations/entity/changeEntity.ts';
import { lockCustomEntity } from '#server/operations/entity/customEntity.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseIf, refuseProblems } from '#server/operations/refusals.ts';

interface NewEntityInSubmission {
  readonly submissionId: string;
  readonly fieldIdentity: string;
  /** the kind that the field asks for */
  readonly customEntityId: string;
  /** applicants fill in only what they can see, and what names the entity */
  readonly seesAll: boolean;
  readonly name?: string | null | undefined;
  readonly values: readonly { readonly fieldId: string; readonly value: string }[];
}

/** Adds an entity that a field asks for, and remembers where it comes from. The answer is saved separately. */
export const createEntityInSubmission = operation<NewEntityInSubmission, string>(
  'createEntityInSubmission',
  async (tx, { submissionId, fieldIdentity, customEntityId, seesAll, name, values }) => {
    const kind = await lockCustomEntity(tx, customEntityId);
    refuseIf(updateEntityRefusal(kind));
    const fields = await tx.db.customEntityField.findMany({ where: { customEntityId } });
    const open = new Set(
      fields.filter(({ id, viewable }) => seesAll || viewable || id === kind.nameFieldId).map(({ id }) => id),
    );
    refuseProblems(
      values.flatMap(({ fieldId }): Problem[] =>
        open.has(fieldId) ? [] : [{ path: `values.${fieldId}`, code: 'entityFieldUnknown' }],
      ),
    );
    const { id } = await tx.db.entity.create({
      data: {
        ...{ id: newId(), teamId: kind.teamId, customEntityId, name: '' },
        ...{ createdById: actingUserId(tx.ctx.actor), createdAt: tx.now },
        ...{ createdInSubmissionId: submissionId, createdForFieldIdentity: fieldIdentity },
      },
    });
    const entity = await lockEntity(tx, id);
    await recordEntityChanges(tx, entity, [{ kind: 'created' }]);
    await changeEntity(tx, entity, { name, values: new Map(values.map(({ fieldId, value }) => [fieldId, value])) });
    return id;
  },
);
