import fc from 'fast-check';
import { system } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { operation } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';
import type { GraphQLAnswer, Api } from '#tests/support/graphql.ts';
import { issuedOutput } from '#tests/support/issuedOutput.ts';
import { saveTestAnswer, launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { nextVersion } from '#tests/support/nextVersion.ts';
import { addToForm, makePerson, makeRole, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

/** How someone gets access: through a version of a form, one submission, or the form itself. */
const ties = [
  ...['member', 'stepViewer', 'stepAssignee', 'roleAtStep', 'reviewer', 'roleReviews'],
  ...['submissionViewer', 'submissionAssignee', 'thirdParty', 'applicant'],
] as const;
type Tie = (typeof ties)[number];

interface Given {
  readonly person: number;
  readonly tie: Tie;
  readonly version: 'first' | 'second' | 'draft';
  readonly submission: number;
}

interface WorldPlan {
  readonly given: readonly Given[];
  readonly redactedIn: readonly boolean[];
  readonly isUnverified: readonly boolean[];
  readonly ends: readonly ('asked' | 'checked' | 'halted' | 'finished')[];
}

const [people, submissions] = [6, 6];

export const worldPlans: fc.Arbitrary<WorldPlan> = fc.record({
  given: fc.array(
    fc.record({
      person: fc.nat(people - 1),
      tie: fc.constantFrom(...ties),
      version: fc.constantFrom('first', 'second', 'draft'),
      submission: fc.nat(submissions - 1),
    }),
    { minLength: 8, maxLength: 14 },
  ),
  redactedIn: fc.array(fc.boolean(), { minLength: 2, maxLength: 2 }),
  isUnverified: fc.array(
    fc.nat(7).map((chance) => chance === 0),
    { minLength: people, maxLength: people },
  ),
  ends: fc.array(fc.constantFrom('asked', 'checked', 'halted', 'finished'), {
    minLength: submissions,
    maxLength: submissions,
  }),
});

interface WorldAnswer {
  readonly submissionId: string;
  /** of the field, the same in all versions */
  readonly identity: string;
  /** lower case, and different in each submission */
  readonly text: string;
}

export interface World {
  readonly viewers: readonly TestPerson[];
  readonly submissionIds: readonly string[];
  readonly answers: readonly WorldAnswer[];
}

/** A form with two published versions and a draft, submissions of both versions, and people with access to some of it. */
export async function makeWorld(api: Api, plan: WorldPlan): Promise<World> {
  const { services } = api;
  const { db } = services;
  const team = await makeTeam(services);
  const resident = await makePerson(services);
  const viewers: TestPerson[] = [];
  for (const isUnverified of plan.isUnverified) viewers.push(await makePerson(services, { isVerified: !isUnverified }));
  const first = await publishedForm(
    services,
    team.id,
    [
      { name: 'Ask', external: true, fields: [{ name: 'Name', redacted: plan.redactedIn[0] === true }] },
      { name: 'Check', fields: [{ name: 'Memo' }], reviewers: [{ userId: team.manager.id }] },
    ],
    { identifier: 'Name' },
  );
  const [submissionIds, answers]: [string[], WorldAnswer[]] = [[], []];
  const submit = async (form: PublishedForm): Promise<void> => {
    const number = submissionIds.length;
    const { id, stepId } = await launchTestSubmission(api, resident, form);
    const give = async (step: string, name: string): Promise<void> => {
      const content = `${name} quartz ${'abcdefgh'.charAt(number).repeat(4)}`;
      succeeded(
        await saveTestAnswer(api, team.owner, { activeStepId: stepId(step), fieldId: form.fieldId(name), content }),
      );
      answers.push({ submissionId: id, identity: first.fieldId(name), text: content.toLowerCase() });
    };
    const end = plan.ends[number];
    await give('Ask', 'Name');
    if (end !== 'asked') {
      const at = { activeStepId: `ActiveStep:${stepId('Ask')}`, confirmsAll: true };
      succeeded(await api.attempt(team.owner, 'advanceStep', at));
      await give('Check', 'Memo');
    }
    if (end === 'halted')
      succeeded(await api.attempt(team.owner, 'haltSubmission', { submissionId: `Submission:${id}` }));
    if (end === 'finished')
      await db.submission.update({ where: { id }, data: { status: 'finished', finishedAt: new Date() } });
    await issuedOutput(services, {
      ...{ teamId: team.id, form, submissionId: id, name: 'Permit' },
      row: { issuedAt: new Date(), listedFormId: form.formId },
    });
    submissionIds.push(id);
  };
  for (let count = 0; count < submissions / 2; count += 1) await submit(first);
  const second = await nextVersion(services, first, { fields: { Name: { redacted: plan.redactedIn[1] === true } } });
  for (let count = 0; count < submissions / 2; count += 1) await submit(second);
  const versions = { first, second, draft: await nextVersion(services, second, { kind: 'draft' }) };
  for (const given of plan.given) await tie(given);
  await operation<readonly string[], void>('refresh', refreshDashboard)({ services, actor: system }, submissionIds);
  return { viewers: [...viewers, team.owner, team.member], submissionIds, answers };

  async function tie({ person, tie: way, version, submission }: Given): Promise<void> {
    const userId = viewers[person]?.id ?? '';
    const submissionId = submissionIds[submission] ?? '';
    const [form, own] = [versions[version], { id: newId(), teamId: team.id }];
    const isOfRole = way === 'roleAtStep' || way === 'roleReviews';
    const who = isOfRole
      ? { roleId: await makeRole(services, team.id, {}, [{ id: userId }]), userId: null }
      : { userId, roleId: null };
    if (way === 'member') {
      const where = { masterTemplateId: first.formId, userId };
      if ((await db.masterTemplateMembership.count({ where })) === 0)
        await addToForm(services, team.id, first.formId, { id: userId }, 1);
    } else if (way === 'submissionViewer' || way === 'submissionAssignee') {
      const where = { submissionId, userId };
      if ((await db.submissionAttachment.count({ where })) === 0)
        await db.submissionAttachment.create({
          data: { ...own, submissionId, userId, assigned: way === 'submissionAssignee' },
        });
    } else if (way === 'applicant') {
      const where = { submissionId, userId };
      if ((await db.applicantAttachment.count({ where })) === 0)
        await db.applicantAttachment.create({ data: { ...own, submissionId, userId, addedById: resident.id } });
    } else if (way === 'thirdParty') {
      const at = await db.activeStep.findFirstOrThrow({ where: { submissionId, step: { name: 'Check' } } });
      const group = await db.reviewGroup.findFirstOrThrow({ where: { stepId: at.stepId } });
      const input = { activeStepId: at.id, reviewGroupId: group.id, receivingUserId: userId };
      if ((await db.reviewRequest.count({ where: input })) === 0)
        await db.reviewRequest.create({ data: { ...own, ...input, sentById: team.owner.id } });
    } else {
      const flowTemplateId = form.versionId;
      const group = await db.reviewGroup.findFirstOrThrow({ where: { flowTemplateId } });
      const place =
        way === 'reviewer' || way === 'roleReviews' ? { reviewGroupId: group.id } : { stepId: form.stepId('Check') };
      const where = { ...place, userId: who.userId, roleId: who.roleId };
      if ((await db.stepAttachment.count({ where })) === 0)
        await db.stepAttachment.create({
          data: { ...own, flowTemplateId, ...who, ...place, assigned: way !== 'stepViewer' },
        });
    }
  }
}

function succeeded({ refusal, messages }: GraphQLAnswer): void {
  if (refusal !== null || messages.length > 0) throw new Error(`${JSON.stringify(refusal)} ${messages.join('; ')}`);
}
