import type { Content } from '#domain/form/Content.ts';
import { checkAnswer } from '#domain/form/fields/checkAnswer.ts';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { readAnswer } from '#domain/form/fields/readAnswer.ts';
import type { Form, FormField } from '#domain/form/Form.ts';
import { namedProblems } from '#domain/form/namedProblems.ts';
import { placeProblem } from '#domain/form/rows.ts';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { acceptAnswerFiles, attachAnswerFiles } from '#server/operations/answer/answerFiles.ts';
import { fieldDependentsOf } from '#server/operations/answer/fieldDependentsOf.ts';
import { OutdatedAnswer } from '#server/operations/answer/OutdatedAnswer.ts';
import { recordChangeSinceApproval } from '#server/operations/answer/recordChangeSinceApproval.ts';
import { recordChangeSinceSigned } from '#server/operations/answer/recordChangeSinceSigned.ts';
import { recordCorrection } from '#server/operations/answer/recordCorrection.ts';
import { resolveEntityAnswer } from '#server/operations/answer/resolveEntityAnswer.ts';
import {
  saveAnswerStatement,
  type SaveAnswerParams,
  type SaveAnswerRow,
} from '#server/operations/answer/saveAnswerStatement.ts';
import { searchColumnsOf } from '#server/operations/answer/searchColumnsOf.ts';
import { operation } from '#server/operations/operation.ts';
import { enqueueAttemptCancellations, cancelingAttempts } from '#server/operations/payment/cancelAttempts.ts';
import { outdatedAttempts } from '#server/operations/payment/outdatedAttempts.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import { autoAdvanceIfNothingOwed } from '#server/operations/submission/completeStep.ts';
import { refreshDashboard, refreshEvaluated } from '#server/operations/submission/refreshDashboard.ts';
import { writeAnswerSearchText } from '#server/operations/submission/writeAnswerSearchText.ts';
import type { OperationContext } from '#server/Services.ts';

export interface SaveAnswerInput {
  readonly activeStepId: string;
  /** the version of the form that the step belongs to */
  readonly flowTemplateId: string;
  readonly fieldId: string;
  readonly rowPath: string;
  readonly content: Content;
  /** the revision that the writer saw; 0 if there was no answer */
  readonly revision: number;
  /** staff change an answer that is the applicant's; this is recorded */
  readonly isCorrection?: boolean;
  /** staff may also change completed and locked answers; this is recorded as well */
  readonly mayCorrect?: boolean;
}

export interface SavedAnswer {
  readonly id: string;
  readonly submissionId: string;
  readonly fieldId: string;
  readonly fieldIdentity: string;
  readonly rowPath: string;
  readonly content: Content;
  readonly revision: number;
  readonly savedAt: Date;
}

/** A parsed answer, with the place to write it and the writer. */
interface ReadAnswer {
  readonly input: SaveAnswerInput;
  readonly form: Form;
  readonly field: FormField;
  readonly content: Content;
  /** the form's validation problem, if any */
  readonly wrong: CodedProblem | null;
}

/**
 * Saves an answer if its revision is still the one the writer saw: in one round trip when nothing else depends on it,
 * otherwise in a transaction with the submission's list row. Incomplete answers are accepted until the step is left;
 * after that, only answers that the form allows.
 */
export async function saveAnswer(ctx: OperationContext, input: SaveAnswerInput): Promise<SavedAnswer> {
  const form = await ctx.services.loadForm(input.flowTemplateId);
  const field = form ? fieldById(form, input.fieldId) : undefined;
  if (!form || !field) throw new Refusal('fieldNotOnStep');
  const misplaced = placeProblem(form, { fieldIdentity: field.identity, rowPath: input.rowPath });
  if (misplaced) throw new InvalidInput([misplaced]);
  try {
    const content = await checkedContent(ctx, input, { form, field });
    return await save(ctx, { input, form, field, content, wrong: checkAnswer(content, field) });
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new InvalidInput(namedProblems(error.problems, form));
  }
}

async function save(ctx: OperationContext, read: ReadAnswer): Promise<SavedAnswer> {
  const { form, field, input } = read;
  const { affectsWork: decides, identities } = fieldDependentsOf(form, field.identity);
  if (decides || input.isCorrection || kinds[field.dataType].names === 'files') return saveWithListing(ctx, read);
  const now = ctx.services.now();
  const [row] = await saveAnswerStatement.rows(ctx.services.pool, paramsOf(ctx, read, now, identities, false));
  if (row?.answer_id === null && (row.is_listed || (input.mayCorrect && isClosed(row))))
    return saveWithListing(ctx, read);
  ctx.services.notifyEvents();
  return saved(read, accepted(row, read), now);
}

interface WithOutdated {
  readonly outdated: readonly string[];
  readonly output: SavedAnswer;
}

const saveInTransaction = operation<ReadAnswer, WithOutdated>('saveAnswer', async (tx, read) => {
  const queries = tx.queries;
  const [row] = await saveAnswerStatement.rows(
    queries,
    paramsOf(tx.ctx, read, tx.now, [], read.input.mayCorrect === true),
  );
  const written = accepted(row, read);
  const { activeStepId, rowPath } = read.input;
  if (kinds[read.field.dataType].names === 'files') {
    const place = { activeStepId, rowPath, fieldIdentity: read.field.identity };
    await attachAnswerFiles(tx, place, written.submission_id, read.content);
  }
  if (read.input.isCorrection || isClosed(written))
    await recordCorrection(tx, { activeStepId, isAfterEnd: written.status === 'finished' });
  const changed = await refreshEvaluated(tx, written.submission_id);
  for (const evaluated of changed) await recordChangeSinceApproval(tx, evaluated);
  if (written.is_left)
    for (const evaluated of changed) {
      await recordChangeSinceSigned(tx, evaluated);
      await writeAnswerSearchText(tx, evaluated);
    }
  for (const evaluated of changed)
    if (await autoAdvanceIfNothingOwed(tx, evaluated)) await refreshDashboard(tx, [written.submission_id]);
  const outdated = await outdatedAttempts(tx, written.submission_id);
  await enqueueAttemptCancellations(tx, outdated);
  return { outdated, output: saved(read, written, tx.now) };
});

/** A payment page that is open with an outdated amount can no longer be used to pay. */
const saveWithListing = cancelingAttempts(saveInTransaction);

/**
 * What an answer refers to must exist, and the writer must be allowed to use it. Only files and entities need a
 * lookup.
 */
async function checkedContent(
  ctx: OperationContext,
  input: SaveAnswerInput,
  requested: { readonly form: Form; readonly field: FormField },
): Promise<Content> {
  const { field } = requested;
  const answer = readAnswer(input.content, field);
  if (!answer.ok) throw new InvalidInput([{ path: `answers.${field.identity}`, ...answer.error }]);
  const [content, { activeStepId, rowPath }] = [answer.value, input];
  const { names } = kinds[field.dataType];
  if (names === 'entity') return resolveEntityAnswer(ctx, requested, content);
  if (names === null) return content;
  return acceptAnswerFiles(ctx, { activeStepId, rowPath, fieldIdentity: field.identity }, content);
}

function paramsOf(
  ctx: OperationContext,
  { input: { activeStepId, rowPath, revision }, field, content, wrong }: ReadAnswer,
  now: Date,
  influenced: readonly string[],
  mayCorrect: boolean,
): [...SaveAnswerParams] {
  const { text, number, time, entityId } = searchColumnsOf(content, field);
  const json = JSON.stringify(content);
  const writer = actingUserId(ctx.actor);
  const place = [newId(), newId(), activeStepId, field.id, rowPath, revision] as const;
  return [...place, json, text, number, time, entityId, writer, now, influenced, mayCorrect, wrong !== null];
}

/** Only corrections are allowed here. */
const isClosed = (row: SaveAnswerRow): boolean => row.status === 'finished' || row.is_field_locked;

type AcceptedRow = SaveAnswerRow & { readonly answer_id: string; readonly revision: number };

/** The statement writes nothing if a state forbids it; the row says which. */
function accepted(row: SaveAnswerRow | undefined, { field, input: { rowPath }, wrong }: ReadAnswer): AcceptedRow {
  refuseUnless(row, 'fieldNotOnStep');
  if (row.answer_id !== null && row.revision !== null) return row as AcceptedRow;
  if (row.status === 'halted') throw new Refusal('submissionHalted');
  if (row.status === 'finished') throw new Refusal('submissionFinished');
  refuseUnless(row.is_reached, 'stepNotReached');
  if (row.is_step_locked) throw new Refusal('stepLocked');
  if (row.is_field_locked) throw new Refusal('fieldLocked');
  if (row.is_left && wrong) throw new InvalidInput([{ path: `answers.${field.identity}`, ...wrong }]);
  throw new OutdatedAnswer({ submissionId: row.submission_id, fieldIdentity: field.identity, rowPath });
}

const saved = ({ input, field, content }: ReadAnswer, row: AcceptedRow, savedAt: Date): SavedAnswer => ({
  ...{ id: row.answer_id, submissionId: row.submission_id, revision: row.revision, savedAt },
  ...{ fieldId: field.id, fieldIdentity: field.identity, rowPath: input.rowPath, content },
});

const fieldById = (form: Form, id: string): FormField | undefined => form.fields.find((field) => field.id === id);
