import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { nextVersion } from '#tests/support/nextVersion.ts';
import { addToForm, makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let clerk: TestPerson;
let resident: TestPerson;
let reviewer: TestPerson;
let form: PublishedForm;
let submission: LaunchedSubmission;
const answers: Record<string, string> = {};

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  [clerk, resident, reviewer] = await Promise.all([makePerson(services), makePerson(services), makePerson(services)]);
  form = await publishedForm(services, team.id, [
    { name: 'Ask', external: true, fields: [{ name: 'Street' }, { name: 'Phone', redacted: true }] },
    { name: 'Check', fields: [{ name: 'Note', redacted: true }], reviewers: [{ userId: reviewer.id }] },
  ]);
  await addToForm(services, team.id, form.formId, clerk, 2);
  submission = await launchTestSubmission(api, resident, form);
  const give = async (step: string, name: string): Promise<void> => {
    const given = { activeStepId: submission.stepId(step), fieldId: form.fieldId(name), content: `my ${name}` };
    answers[name] = (await saveTestAnswer(api, clerk, given)).data.saveAnswer.answer.id;
  };
  await give('Ask', 'Street');
  await give('Ask', 'Phone');
  const activeStepId = `ActiveStep:${submission.stepId('Ask')}`;
  await api.act(resident, 'advanceStep', { activeStepId, confirmsAll: true });
  await give('Check', 'Note');
});

const contentOf = async (who: Visitor, name: string): Promise<unknown> => {
  const document = 'query ($id: ID!) { node(id: $id) { ... on Answer { content } } }';
  return (await api.ask(who, document, { id: answers[name] })).data.node?.content ?? null;
};
const readBy = async (who: Visitor): Promise<readonly string[]> => {
  const names = ['Street', 'Phone', 'Note'];
  const contents = await Promise.all(names.map((name) => contentOf(who, name)));
  return names.filter((name, place) => contents[place] === `my ${name}`);
};

describe('an answer by its id', () => {
  it('is visible only to people who may read it, not to those who may know it exists', async () => {
    expect(await readBy(clerk)).toEqual(['Street', 'Phone', 'Note']);
    expect(await readBy(resident)).toEqual(['Street', 'Phone']);
    expect(await readBy(reviewer)).toEqual(['Street']);
    for (const who of [visitor(), await makePerson(api.services)]) expect(await readBy(who)).toEqual([]);
  });

  it('in a public record is public only if its own version and the newest version don’t redact it', async () => {
    const { db } = api.services;
    const elsewhere = await makeTeam(api.services);
    const key = await makeToken(api.services, elsewhere.id, elsewhere.owner, ['submissions:read']);
    const strangers = [visitor(), await makePerson(api.services), key];
    await db.submission.update({
      where: { id: submission.id },
      data: { status: 'finished', finishedAt: new Date() },
    });
    await db.masterTemplate.update({ where: { id: form.formId }, data: { publiclySearchable: true } });
    for (const who of strangers) expect(await readBy(who)).toEqual(['Street']);
    const changes = { Street: { redacted: true }, Phone: { redacted: false } };
    const second = await nextVersion(api.services, form, { fields: changes });
    for (const who of strangers) expect(await readBy(who)).toEqual([]);
    await nextVersion(api.services, second, { fields: { Street: { redacted: false } } });
    for (const who of strangers) expect(await readBy(who)).toEqual(['Street']);
  });
});

describe('a requirement that staff haven’t sent', () => {
  const nameOf = async (who: Visitor, id: string): Promise<unknown> => {
    const document = `query ($id: ID!) { node(id: $id) { id ... on FlowTemplate { rules formName: name } ... on Step { stepName: name }
      ... on Section { sectionName: name } ... on Field { fieldName: name } } }`;
    return (await api.ask(who, document, { id })).data.node;
  };

  it('is not readable by the applicant through any of its parts until it is sent', async () => {
    const launched = await launchTestSubmission(api, resident, form);
    const draft = {
      ...{ submissionId: `Submission:${launched.id}`, type: 'DataRequirement', name: 'Proof of income' },
      fields: [{ name: 'Income', dataType: 'text' }],
    };
    const { data } = await api.act(clerk, 'createRequirement', draft, 'requirement { id }');
    const requirementId: string = data.createRequirement.requirement.id;
    const { flowTemplateId } = await api.services.db.supplementalRequirement.findUniqueOrThrow({
      where: { id: requirementId.split(':')[1] ?? '' },
    });
    const id = `FlowTemplate:${flowTemplateId}`;
    const { db } = api.services;
    const where = { flowTemplateId };
    const [step, section, field] = await Promise.all([
      db.step.findFirstOrThrow({ where }),
      db.section.findFirstOrThrow({ where }),
      db.field.findFirstOrThrow({ where }),
    ]);
    const ids = [id, `Step:${step.id}`, `Section:${section.id}`, `Field:${field.id}`];
    for (const part of ids) {
      expect(await nameOf(clerk, part)).not.toBeNull();
      expect(await nameOf(resident, part)).toBeNull();
      expect(await nameOf(visitor(), part)).toBeNull();
    }
    expect((await api.attempt(clerk, 'sendRequirement', { requirementId }, 'requirement { id }')).refusal).toBeNull();
    for (const part of ids) {
      expect(await nameOf(resident, part)).not.toBeNull();
      expect(await nameOf(visitor(), part)).toBeNull();
    }
  });
});
