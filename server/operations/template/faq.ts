import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { limitProblem } from '#domain/template/formLimits.ts';
import { insertedAt, movedTo } from '#domain/template/positions.ts';
import type { MasterTemplate, MasterTemplateFaq } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { refuseIfChanged } from '#server/operations/form/refuseChangedTexts.ts';
import { cleanRichText } from '#server/operations/form/richText.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseProblems, refuseUnless } from '#server/operations/refusals.ts';
import { announceForm, lockForm } from '#server/operations/template/masterTemplate.ts';

export interface NewFaq {
  readonly masterTemplateId: string;
  readonly question: string;
  /** HTML; a question without an answer is visible only to staff */
  readonly answer?: string | null;
  readonly position?: number | undefined;
}

/** Adds a question to a form's FAQ, at a position or at the end. It is public immediately. Returns its id. */
export const createFaq = operation<NewFaq, string>(
  'createFaq',
  async (tx, { masterTemplateId, question, answer, position }) => {
    const form = await lockForm(tx, masterTemplateId);
    if (form.status === 'archived') throw new Refusal('formArchived');
    const others = await idsInOrder(tx, masterTemplateId);
    const problem = limitProblem('faqs', others.length + 1);
    refuseProblems(problem ? [problem] : []);
    const id = newId();
    const texts = { question: questionText(question), answer: cleanRichText(answer ?? null, 'answer') ?? '' };
    await tx.db.masterTemplateFaq.create({ data: { id, masterTemplateId, ...texts, position: others.length } });
    await keepOrder(tx, insertedAt(others, id, position));
    announceForm(tx, form, 'createFaq');
    return id;
  },
);

export interface FaqChange {
  readonly faqId: string;
  readonly question?: string;
  readonly answer?: string | null;
  /** the texts the writer started from; omitted ones are not compared */
  readonly seen?: { readonly question?: string | null; readonly answer?: string | null } | null | undefined;
}

/** Applies the given changes. Returns the form's id. */
export const updateFaq = operation<FaqChange, string>('updateFaq', async (tx, { faqId, question, answer, seen }) => {
  const { form, faq } = await lockFaq(tx, faqId);
  refuseIfChanged({ now: faq.question, seen: seen?.question, wanted: question });
  refuseIfChanged({ now: faq.answer, seen: seen?.answer, wanted: answer });
  const data = {
    question: question === undefined ? undefined : questionText(question),
    answer: answer === undefined ? undefined : (cleanRichText(answer, 'answer') ?? ''),
  };
  await tx.db.masterTemplateFaq.update({ where: { id: faqId }, data });
  announceForm(tx, form, 'updateFaq');
  return form.id;
});

/** Returns the form's id. */
export const reorderFaq = operation<{ faqId: string; position: number }, string>(
  'reorderFaq',
  async (tx, { faqId, position }) => {
    const { form } = await lockFaq(tx, faqId);
    await keepOrder(tx, movedTo(await idsInOrder(tx, form.id), faqId, position));
    announceForm(tx, form, 'reorderFaq');
    return form.id;
  },
);

/** Returns the form's id. */
export const deleteFaq = operation<{ faqId: string }, string>('deleteFaq', async (tx, { faqId }) => {
  const { form } = await lockFaq(tx, faqId);
  await tx.db.masterTemplateFaq.delete({ where: { id: faqId } });
  await keepOrder(tx, await idsInOrder(tx, form.id));
  announceForm(tx, form, 'deleteFaq');
  return form.id;
});

function questionText(typed: string): string {
  const question = oneLine(typed);
  if (question === '') throw new InvalidInput([{ path: 'question', code: 'blank' }]);
  return question;
}

/** Locks the question's form and returns both. */
async function lockFaq(tx: Tx, faqId: string): Promise<{ faq: MasterTemplateFaq; form: MasterTemplate }> {
  const found = await tx.db.masterTemplateFaq.findUnique({ where: { id: faqId } });
  refuseUnless(found, 'outdated');
  const form = await lockForm(tx, found.masterTemplateId);
  if (form.status === 'archived') throw new Refusal('formArchived');
  // someone else may have deleted it before the lock was taken
  const faq = await tx.db.masterTemplateFaq.findUnique({ where: { id: faqId } });
  refuseUnless(faq, 'outdated');
  return { faq, form };
}

async function idsInOrder({ db }: Tx, masterTemplateId: string): Promise<string[]> {
  const rows = await db.masterTemplateFaq.findMany({
    where: { masterTemplateId },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

const keepOrder = ({ db }: Tx, ids: readonly string[]): Promise<unknown> =>
  db.$executeRaw`
    UPDATE master_template_faqs f SET position = o.place - 1
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS o(id, place) WHERE f.id = o.id AND f.position <> o.place - 1`;
