import type { Content } from '#domain/form/Content.ts';
import { evaluateForm } from '#domain/form/evaluate/Evaluation.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { readAnswer } from '#domain/form/fields/readAnswer.ts';
import { sectionableOf, type Form, type FormField } from '#domain/form/Form.ts';
import { namedProblems } from '#domain/form/namedProblems.ts';
import { normaliseEmail } from '#domain/kernel/emails.ts';
import { InvalidInput, Refusal, type Problem } from '#domain/kernel/refusal.ts';
import { surveyProblems } from '#domain/survey/survey.ts';
import { surveyRefusal } from '#domain/survey/surveyState.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { searchColumnsOf } from '#server/operations/answer/searchColumnsOf.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseIf, refuseProblems, refuseUnless } from '#server/operations/refusals.ts';
import { openSurveyByToken, type OpenedSurvey } from '#server/queries/survey/OpenedSurvey.ts';
import { newSurveyToken } from '#server/queries/survey/surveyTokens.ts';

export interface SurveyAnswers {
  /** of the survey, of an invitation, or of the response to change */
  readonly token: string;
  readonly email: string | null;
  readonly answers: readonly { readonly fieldId: string; readonly content: Content }[];
}

/** A parsed and validated answer with its field. */
interface Taken {
  readonly field: FormField;
  readonly content: Content;
}

/**
 * Saves a survey response as a whole or not at all. With the token of a response, or of an invitation that was
 * answered before, it replaces the earlier response. Returns the response's id.
 */
export const answerSurvey = operation<SurveyAnswers, string>('answerSurvey', async (tx, input) => {
  const place = await openSurvey(tx, input);
  const email = place.survey.identified ? emailOf(input.email ?? place.invitation?.email ?? null) : null;
  const taken = await judged(tx, place, { ...input, email });
  const responseId = place.responseId ?? newId();
  if (place.responseId === null) await begin(tx, place, { responseId, email });
  else await change(tx, place.responseId, email);
  await tx.db.surveyAnswer.createMany({ data: taken.map((one) => rowOf(place, responseId, one)) });
  const { submissionId } = place;
  tx.announce({ topic: `submission:${submissionId}`, teamId: place.team.id, payload: { submissionId } });
  return responseId;
});

/**
 * The survey's state, read after locking its step, so that responses are counted one at a time and none is accepted
 * after it closes.
 */
async function openSurvey({ db, ctx }: Tx, { token }: SurveyAnswers): Promise<OpenedSurvey> {
  const { keys } = ctx.services;
  const found = await openSurveyByToken(db, keys, token);
  refuseUnless(found, 'surveyUnknown');
  await db.$queryRaw`SELECT id FROM submissions WHERE id = ${found.submissionId}::uuid FOR SHARE`;
  await db.$queryRaw`SELECT id FROM active_steps WHERE id = ${found.activeStepId}::uuid FOR NO KEY UPDATE`;
  const place = await openSurveyByToken(db, keys, token);
  refuseUnless(place, 'surveyUnknown');
  refuseIf(surveyRefusal(place.state));
  return place;
}

const emailOf = (typed: string | null): string | null => (typed === null ? null : normaliseEmail(typed));

async function judged(
  tx: Tx,
  { flowTemplateId, survey }: OpenedSurvey,
  given: SurveyAnswers,
): Promise<readonly Taken[]> {
  const form = await tx.ctx.services.loadForm(flowTemplateId, tx.queries);
  refuseUnless(form, 'outdated');
  const { from, to } = sectionableOf(form, survey.identity)?.fields ?? { from: 0, to: 0 };
  const fields = form.fields.slice(from, to);
  const answers = read(form, fields, given.answers);
  const evaluation = evaluateForm(form, answers);
  const counted = fields.flatMap((field): Taken[] => {
    const content = evaluation.content(field.identity);
    return kinds[field.dataType].isEmpty(content) ? [] : [{ field, content }];
  });
  const fieldProblems = namedProblems(evaluation.stepProblems(survey.identity), form);
  refuseProblems(surveyProblems({ email: given.email, answered: counted.length, fieldProblems }, survey));
  return counted;
}

/** Parses the answers by field identity; unreadable ones are refused at their path. */
function read(form: Form, fields: readonly FormField[], given: SurveyAnswers['answers']): ReadonlyMap<string, Content> {
  const problems: Problem[] = [];
  const answers = new Map<string, Content>();
  for (const { fieldId, content } of given) {
    const field = fields.find(({ id }) => id === fieldId);
    if (!field) throw new Refusal('fieldNotOnStep');
    const answer = readAnswer(content, field);
    if (answer.ok) answers.set(field.identity, answer.value);
    else problems.push({ path: `answers.${field.identity}`, ...answer.error });
  }
  if (problems.length > 0) throw new InvalidInput(namedProblems(problems, form));
  return answers;
}

async function begin(
  { db, now }: Tx,
  { activeStepId, team, survey, invitation }: OpenedSurvey,
  { responseId: id, email }: { readonly responseId: string; readonly email: string | null },
): Promise<void> {
  // deleted responses keep their numbers
  const { _max: last } = await db.surveySubmission.aggregate({ where: { activeStepId }, _max: { scopedId: true } });
  await db.surveySubmission.create({
    data: {
      ...{ id, teamId: team.id, surveyId: survey.id, activeStepId, invitationId: invitation?.id ?? null, email },
      ...{ token: newSurveyToken(), scopedId: (last.scopedId ?? 0) + 1 },
      ...{ createdAt: now, submittedAt: now },
    },
  });
}

async function change({ db, now }: Tx, id: string, email: string | null): Promise<void> {
  await db.surveySubmission.update({ where: { id }, data: { email, updatedAt: now } });
  await db.surveyAnswer.deleteMany({ where: { surveySubmissionId: id } });
}

function rowOf(
  { team }: OpenedSurvey,
  surveySubmissionId: string,
  { field, content }: Taken,
): Prisma.SurveyAnswerCreateManyInput {
  const { text: textValue, number: numberValue } = searchColumnsOf(content, field);
  return {
    ...{ id: newId(), teamId: team.id, surveySubmissionId, fieldId: field.id, fieldIdentity: field.identity },
    ...{ content: content as Prisma.InputJsonValue, textValue, numberValue },
  };
}
