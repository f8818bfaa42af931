import { decide, factsAbout } from '#domain/access/decide.ts';
import { entityCell } from '#domain/entity/entityValue.ts';
import type { AnswerColumn, EntityColumn } from '#domain/export/answerColumns.ts';
import { answerCell, type Cell } from '#domain/export/Cell.ts';
import type { Content } from '#domain/form/Content.ts';
import { evaluateForm } from '#domain/form/evaluate/Evaluation.ts';
import { valueAt } from '#domain/form/evaluate/Machine.ts';
import { answeredEntityId } from '#domain/form/fields/kinds/entity.ts';
import type { Form, FormField } from '#domain/form/Form.ts';
import { contentsOf } from '#domain/form/rows.ts';
import type { Access } from '#server/access/createAccess.ts';
import type { Principal } from '#server/access/principal.ts';
import { relationsOf } from '#server/access/relationsOf.ts';
import type { ResourceContext } from '#server/access/resourceStatement.ts';

/** A column's field in one version of the form; null if the version doesn't have it. */
export type ColumnField = {
  readonly slot: number;
  readonly field: FormField;
  readonly external: boolean;
  /** shows a value of the answered entity instead of the answer */
  readonly entityField: EntityColumn | null;
} | null;

export const columnFields = (
  columns: readonly AnswerColumn[],
  form: Form,
  externalSteps: ReadonlySet<string>,
): readonly ColumnField[] =>
  columns.map(({ fieldIdentity, entityField = null }) => {
    const slot = form.fieldSlots.get(fieldIdentity);
    const field = slot === undefined ? undefined : form.fields[slot];
    if (slot === undefined || !field) return null;
    const step = form.sectionables[form.sections[field.section]?.sectionable ?? -1];
    return { slot, field, external: externalSteps.has(step?.identity ?? ''), entityField };
  });

export type IsAnswerReadable = (external: boolean, redacted: boolean) => boolean;

interface Answered {
  /** of non-repeating sections, by field identity */
  readonly answers: Readonly<Record<string, Content>>;
  readonly timeZone: string;
  /** stored values of entities, as `<entity id>:<entity field id>` */
  readonly entityValues: ReadonlyMap<string, string>;
}

/**
 * One submission's answers in column order: those that count (decision 0016) and that the recipient may read. The
 * access rule runs once per kind of question, not per answer.
 */
export function answerCells(
  places: readonly ColumnField[],
  form: Form,
  { answers, timeZone, entityValues }: Answered,
  readable: IsAnswerReadable,
): readonly Cell[] {
  const { machine } = evaluateForm(form, contentsOf(form, answers));
  return places.map((place) => {
    if (place === null || !readable(place.external, place.field.redacted)) return null;
    const content = valueAt(machine, place.slot);
    if (place.entityField === null) return answerCell(content, place.field, timeZone);
    const id = answeredEntityId(content);
    return entityCell(entityValues.get(`${id ?? ''}:${place.entityField.id}`) ?? null, place.entityField);
  });
}

/** Which answers of a submission the principal may read, by the access rule for answers. */
export function answersReadableBy(principal: Principal, context: ResourceContext): IsAnswerReadable {
  const relations = relationsOf(principal, context);
  const known = new Map<string, boolean>();
  return (external, redacted) => {
    const key = `${external} ${redacted}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const traits = [...(external ? (['external'] as const) : []), ...(redacted ? (['redacted'] as const) : [])];
    const token = principal.token?.scopes ?? null;
    const may = decide('viewAnswer', factsAbout('answer', { relations, traits, token }));
    known.set(key, may);
    return may;
  };
}

/**
 * Whether the principal's relation to a form alone lets them export all its submissions with all answers. Then there is
 * no need to check each of 100,000 submissions, because further relations never remove access
 * (`domain/access/decide.test.ts`).
 */
export async function mayExportAllAnswers(access: Access, formId: string): Promise<boolean> {
  const context = await access.contextOfResource('masterTemplate', formId);
  if (!context) return false;
  const { principal } = access;
  const [relations, token] = [relationsOf(principal, context), principal.token?.scopes ?? null];
  const readable = answersReadableBy(principal, context);
  return (
    decide('exportSubmission', factsAbout('submission', { relations, token })) &&
    [true, false].every((external) => [true, false].every((redacted) => readable(external, redacted)))
  );
}
