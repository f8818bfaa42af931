import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { buildForm } from '#domain/form/buildForm.ts';
import type { Content } from '#domain/form/Content.ts';
import { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import type { DataType } from '#domain/form/fields/kinds.ts';
import { sectionableOf, type Form, type FormField } from '#domain/form/Form.ts';
import { testsOf } from '#domain/form/logic/Condition.ts';
import { builtInForms } from '#server/queries/template/builtInForms.ts';
import { makeDraft, type TestForm } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { pdfText } from '#tests/support/pdfText.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { runJobs } from '#tests/support/runJobs.ts';
import { smallestPicture } from '#tests/support/smallestPicture.ts';

const api = useApi();
const builtIn = await builtInForms();
let town: TestForm;
let resident: TestPerson;
/** forms of the town by the form of the library that they were created from */
const forms = new Map<string, string>();
/** completed submissions by the same */
const submissions = new Map<string, string>();

/** All are published by one run of jobs, and their documents drawn by another: each run takes as long as a submission. */
beforeAll(async () => {
  town = await makeDraft(api);
  resident = await makePerson(api.services, { name: 'Rosa Resident' });
  for (const { id: libraryFormId } of builtIn) {
    const input = { libraryFormId, teamId: `Team:${town.team.id}` };
    const { data } = await api.act(town.writer, 'createFormFromLibrary', input, 'masterTemplate { id draft { id } }');
    const { id, draft } = data.createFormFromLibrary.masterTemplate;
    await api.act(town.writer, 'publishFlowTemplate', { flowTemplateId: draft.id });
    forms.set(libraryFormId, id);
  }
  await runJobs(api.services);
});

interface ActiveStep {
  readonly id: string;
  readonly completedAt: string | null;
  readonly external: boolean;
  readonly needsSignature: boolean;
  readonly step: { readonly name: string; readonly identity: string; readonly type: string };
}

async function launched(masterTemplateId: string): Promise<{ id: string; form: Form }> {
  const payload = 'submission { id flowTemplate { rules } }';
  const { data } = await api.act(resident, 'launchSubmission', { masterTemplateId }, payload);
  const { id, flowTemplate } = data.launchSubmission.submission;
  return { id, form: buildForm(flowTemplate.rules) };
}

async function currentStep(who: TestPerson, id: string): Promise<ActiveStep | undefined> {
  const query = `query ($id: ID!) { node(id: $id) { ... on Submission {
    activeSteps { id completedAt external needsSignature step { name identity type } } } } }`;
  const steps: readonly ActiveStep[] = (await api.ask(who, query, { id })).data.node.activeSteps;
  return steps.find(({ completedAt }) => completedAt === null);
}

async function uploaded(who: TestPerson): Promise<Content> {
  const file = { fileName: 'scan.png', contentType: 'image/png' };
  const { data } = await api.act(who, 'requestAnswerUpload', file, 'fileId fields');
  const { fileId, fields } = data.requestAnswerUpload;
  await api.services.files.put(fields.key, smallestPicture, file.contentType);
  return [{ id: fileId, filename: file.fileName }];
}

/** The most expensive option, or one that shows more questions, if there is one. */
function optionOf(form: Form, { identity, options }: FormField): Content {
  const [dearest] = options.toSorted((a, b) => (b.numericValue ?? 0) - (a.numericValue ?? 0));
  if (dearest?.numericValue) return dearest.identity;
  const tests = [...form.sections, ...form.fields, ...form.outcomes].flatMap(({ rule }) =>
    rule ? testsOf(rule.condition) : [],
  );
  const named = tests.find(({ source, comparator }) => source === identity && comparator === 'is');
  return named?.match ?? options[0]?.identity ?? null;
}

const inDays = (days: number): string => new Date(api.services.now().getTime() + days * 86_400_000).toISOString();

const valid: Readonly<Record<DataType, (field: FormField, form: Form, who: TestPerson) => Content | Promise<Content>>> =
  {
    string: () => 'Maple Street',
    text: () => 'Three rooms and a porch.',
    email: () => 'rosa@example.com',
    phone: () => '(217) 555-0123',
    url: () => 'https://example.com',
    address: () => '12 Main St, Springfield, IL 62701',
    integer: ({ minValue }) => Math.max(4, Number(minValue ?? 0)),
    float: ({ minValue }) => Math.max(6.5, Number(minValue ?? 0)),
    money: () => '$2,500.00',
    date: ({ dateType }) => (dateType === 'date_time' ? inDays(10) : inDays(10).slice(0, 10)),
    date_range: () => ({ start: inDays(10).slice(0, 10), end: inDays(12).slice(0, 10) }),
    multiple_choice: (field, form) => optionOf(form, field),
    checkboxes: ({ options }) => options.map(({ identity }) => identity),
    file: (_field, _form, who) => uploaded(who),
    entity: () => {
      throw new Error('The library has no questions about entities.');
    },
  };

/** Answers every question that the step shows, also those that earlier answers bring up. */
async function answerAll(who: TestPerson, form: Form, { id: activeStepId, step }: ActiveStep): Promise<number> {
  const answers = new Map<string, Content>();
  const { from, to } = sectionableOf(form, step.identity)?.fields ?? { from: 0, to: 0 };
  const next = (): FormField | undefined => {
    const evaluation = new Evaluation(form, answers);
    return form.fields
      .slice(from, to)
      .find(({ identity }) => !answers.has(identity) && evaluation.isFieldShown(identity));
  };
  for (let field = next(); field; field = next()) {
    const content = await valid[field.dataType](field, form, who);
    const input = { activeStepId, fieldId: `Field:${field.id}`, content, revision: 0 };
    const { data } = await api.act(who, 'saveAnswer', input, 'answer { content }');
    answers.set(field.identity, data.saveAnswer.answer.content);
  }
  return answers.size;
}

async function complete(who: TestPerson, form: Form, step: ActiveStep): Promise<number> {
  const activeStepId = step.id;
  const answered = await answerAll(who, form, step);
  if (step.needsSignature) await api.act(who, 'signStep', { activeStepId, typedName: who.name });
  await api.act(who, 'advanceStep', { activeStepId, confirmsAll: true });
  return answered;
}

async function review(activeStepId: string): Promise<number> {
  const query = `query ($id: ID!) { node(id: $id) { ... on ActiveStep {
    reviewedAnswers { seen } reviews { reviewGroup { id } required } } } }`;
  const { data } = await api.ask(town.writer, query, { id: activeStepId });
  const required: readonly { reviewGroup: { id: string } }[] = data.node.reviews.filter(
    (each: { required: boolean }) => each.required,
  );
  for (const { reviewGroup } of required) {
    const input = { activeStepId, reviewGroupId: reviewGroup.id, outcome: 'approved', certified: true } as const;
    await api.act(town.writer, 'setApproval', {
      ...input,
      typedName: town.writer.name,
      seen: data.node.reviewedAnswers.seen,
    });
  }
  return required.length;
}

/** Pays what is due in cash at the counter. */
async function pay(activeStepId: string): Promise<number> {
  const query = 'query ($id: ID!) { node(id: $id) { ... on ActiveStep { payment { id outstandingCents } } } }';
  const { payment } = (await api.ask(resident, query, { id: activeStepId })).data.node;
  await api.act(resident, 'choosePaymentMethod', { paymentId: payment.id, method: 'cash' });
  await api.act(town.writer, 'receiveCash', { paymentId: payment.id, amountCents: payment.outstandingCents });
  return payment.outstandingCents;
}

const library = builtIn.map(({ id, file }) => [file.name, id, file] as const);

test.each(library)('%s is completed by a resident and a clerk', async (_name, libraryFormId, file) => {
  const { id, form } = await launched(forms.get(libraryFormId) ?? '');
  const done = { questions: 0, reviews: 0, cents: 0 };
  const walked: string[] = [];
  for (let step = await currentStep(town.writer, id); step; step = await currentStep(town.writer, id)) {
    expect(walked).not.toContain(step.step.name);
    walked.push(step.step.name);
    if (step.step.type === 'RequireReviewStep') done.reviews += await review(step.id);
    else if (step.step.type === 'PaymentStep') done.cents += await pay(step.id);
    else done.questions += await complete(step.external ? resident : town.writer, form, step);
  }
  expect(walked).toEqual(file.steps.map(({ name }) => name));
  expect(done.questions).toBeGreaterThan(5);
  expect(done.reviews).toBeGreaterThan(0);
  expect(done.cents > 0).toBe(file.steps.some(({ type }) => type === 'PaymentStep'));
  submissions.set(libraryFormId, id);
});

test.each(library)('%s issues its document', async (_name, libraryFormId, { outputs }) => {
  await runJobs(api.services);
  const id = submissions.get(libraryFormId) ?? '';
  const query = `query ($id: ID!) { node(id: $id) { ... on Submission {
    status scopedId issuedOutputs { name status state downloadUrl failureMessage } } } }`;
  const { data } = await api.ask(resident, query, { id });
  expect(data.node).toMatchObject({
    status: 'finished',
    issuedOutputs: outputs.map(({ name }) => {
      return { name, status: 'valid', state: 'generated', downloadUrl: expect.any(String), failureMessage: null };
    }),
  });
  const { file } = await api.services.db.issuedOutput.findFirstOrThrow({
    where: { submissionId: id.replace('Submission:', '') },
    include: { file: true },
  });
  const pdf = new Uint8Array(await buffer(await api.services.files.read(file?.key ?? '')));
  expect((await pdfText(pdf)).join('\n')).toContain(String(data.node.scopedId));
});
