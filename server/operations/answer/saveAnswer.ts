import type { Content } from '#domain/form/Content.ts';
import { readAnswer } from '#domain/form/fields/readAnswer.ts';
import type { Form, FormField } from '#domain/form/Form.ts';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import { newId } from '#server/ids.ts';
import {
  saveAnswerStatement,
  type SaveAnswerParams,
  type SaveAnswerRow,
} from '#server/operations/answer/saveAnswerStatement.ts';
import { searchColumnsOf } from '#server/operations/answer/searchColumns.ts';
import type { OperationContext } from '#server/services.ts';

export interface SaveAnswerInput {
  readonly activeStepId: string;
  /** the version of the form to which the step belongs */
  readonly flowTemplateId: string;
  readonly fieldId: string;
  readonly rowPath: string;
  readonly content: Content;
  /** the revision that the writer saw; 0 when there was no answer */
  readonly revision: number;
}

export interface SavedAnswer {
  readonly id: string;
  readonly submissionId: string;
  readonly fieldIdentity: string;
  readonly rowPath: string;
  readonly content: Content;
  readonly revision: number;
  readonly savedAt: Date;
}

/** Saves one answer in one round trip, if it is still the one that the writer saw. */
export async function saveAnswer(ctx: OperationContext, input: SaveAnswerInput): Promise<SavedAnswer> {
  const form = await ctx.services.loadForm(input.flowTemplateId);
  const field = form ? fieldById(form, input.fieldId) : undefined;
  if (!field) throw new Refusal('fieldNotOnStep');
  const answer = readAnswer(input.content, field);
  if (!answer.ok) throw new InvalidInput([{ path: `answers.${field.identity}`, ...answer.error }]);
  const now = ctx.services.now();
  const [row] = await saveAnswerStatement.rows(ctx.services.pool, paramsOf(ctx, input, field, answer.value, now));
  const { answer_id: id, revision, submission_id: submissionId } = accepted(row);
  ctx.services.wakeEvents();
  return {
    id,
    submissionId,
    fieldIdentity: field.identity,
    rowPath: input.rowPath,
    content: answer.value,
    revision,
    savedAt: now,
  };
}

function paramsOf(
  ctx: OperationContext,
  { activeStepId, rowPath, revision }: SaveAnswerInput,
  field: FormField,
  content: Content,
  now: Date,
): [...SaveAnswerParams] {
  const search = searchColumnsOf(content, field);
  const columns = [search.text, search.number, search.time, search.entityId] as const;
  const json = JSON.stringify(content);
  return [newId(), newId(), activeStepId, field.id, rowPath, revision, json, ...columns, actingUserId(ctx.actor), now];
}

type AcceptedRow = SaveAnswerRow & { readonly answer_id: string; readonly revision: number };

/** The statement wrote nothing when a state forbade it; the row says which. */
function accepted(row: SaveAnswerRow | undefined): AcceptedRow {
  if (!row) throw new Refusal('fieldNotOnStep');
  if (row.answer_id !== null && row.revision !== null) return row as AcceptedRow;
  if (row.status === 'halted') throw new Refusal('submissionHalted');
  if (row.status === 'finished') throw new Refusal('submissionFinished');
  if (!row.is_reached) throw new Refusal('stepNotReached');
  if (row.is_step_locked) throw new Refusal('stepLocked');
  if (row.is_field_locked) throw new Refusal('fieldLocked');
  throw new Refusal('outdated');
}

const fieldById = (form: Form, id: string): FormField | undefined => form.fields.find((field) => field.id === id);
