import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from '#scripts/setup/root.ts';
import { useApi } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
const documents = Object.values(
  JSON.parse(readFileSync(path.join(root, 'persisted.json'), 'utf8')) as Record<string, string>,
);
let team: TestTeam;
let resident: TestPerson;
let neighbor: TestPerson;
let clerk: TestPerson;
let reviewer: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  team = await makeTeam(api.services);
  [resident, neighbor, clerk, reviewer] = [
    await makePerson(api.services, { name: 'Rosa Resident' }),
    await makePerson(api.services, { name: 'Nora Neighbor' }),
    await makePerson(api.services, { name: 'Clara Clerk' }),
    await makePerson(api.services, { name: 'Paula Planner' }),
  ];
  form = await publishedForm(api.services, team.id, [
    { name: 'Ask', external: true, fields: [{ name: 'What' }] },
    { name: 'Check', type: 'RequireReviewStep', reviewers: [{ userId: reviewer.id }] },
    { name: 'File', fields: [{ name: 'Shelf' }] },
  ]);
  await addToForm(api.services, team.id, form.formId, clerk, 2);
});

/** The web client's document with this name. */
function documentNamed(name: string): string {
  const found = documents.find((text) => text.includes(` ${name}(`));
  if (found === undefined) throw new Error(`There is no document ${name}.`);
  return found;
}

// results have the shape of the documents
// eslint-disable-next-line typescript/no-explicit-any
type Data = any;

/** Runs the web client's own mutation, which has to succeed. Returns its payload. */
async function send(who: TestPerson, name: string, variables: Record<string, unknown>): Promise<Data> {
  const { data, messages } = await api.ask(who, documentNamed(name), variables);
  const [payload] = Object.values<Data>(data ?? {});
  if (!payload?.__typename.endsWith('Payload')) throw new Error(`${name}: ${JSON.stringify([payload, messages])}`);
  return payload;
}

/** What a live update fetches. */
async function refetch(who: TestPerson, { id }: LaunchedSubmission): Promise<Data> {
  const { data } = await api.ask(who, documentNamed('liveSubmissionQueryQuery'), { id: `Submission:${id}` });
  const { __typename: _type, ...fields } = data.node;
  return fields;
}

test('a mutation returns what a refetch right after it returns', async () => {
  const submission = await launchTestSubmission(api, resident, form);
  const on = { submissionId: `Submission:${submission.id}` };
  const step = (name: string): { activeStepId: string } => ({ activeStepId: `ActiveStep:${submission.stepId(name)}` });
  const check = async (who: TestPerson, name: string, input: object, rest = {}): Promise<Data> => {
    const payload = await send(who, name, { input, ...rest });
    const returned = (payload.discussion ?? payload.requirement ?? payload).submission;
    expect({ [name]: returned }).toMatchObject({ [name]: await refetch(who, submission) });
    return payload;
  };

  await check(clerk, 'useTagSubmissionMutation', { ...on, newTagName: 'fence' });
  await check(resident, 'useAddApplicantMutation', { ...on, userId: `User:${neighbor.id}` });
  const { id } = await api.services.db.applicantAttachment.findFirstOrThrow({
    where: { submissionId: submission.id, userId: neighbor.id },
  });
  await check(clerk, 'useAssignSubmissionMutation', { ...on, assigneeId: `User:${clerk.id}` });
  const { discussion } = await check(clerk, 'useStartDiscussionMutation', { ...on, body: 'Is it new?' });
  const at = { discussionId: discussion.id };
  await check(resident, 'useCommentOnDiscussionMutation', { ...at, body: 'Yes.' });
  await check(clerk, 'useResolveDiscussionMutation', { ...at, resolved: true });
  await check(clerk, 'useHaltSubmissionMutation', on);
  await check(clerk, 'useResumeSubmissionMutation', on);
  await check(resident, 'advanceStepMutation', step('Ask'));
  const drawing = { type: 'DataRequirement', name: 'A drawing', fields: [{ name: 'Remarks', dataType: 'text' }] };
  const { requirement } = await check(clerk, 'useCreateRequirementMutation', { ...on, ...drawing });
  await check(clerk, 'useSendRequirementMutation', { requirementId: requirement.id });
  await check(clerk, 'useCancelRequirementMutation', { requirementId: requirement.id });
  await check(clerk, 'useLockStepMutation', { ...step('Ask'), locked: true });
  const review = { ...step('Check'), outcome: 'changes_requested', comment: 'Draw the fence.' };
  const shown = { stepId: step('Check').activeStepId };
  await check(reviewer, 'useDeferReviewMutation', review, shown);
  const { reviewGroupId } = await api.services.db.deferredReview.findFirstOrThrow({
    where: { submissionId: submission.id },
  });
  const undone = { ...step('Check'), reviewGroupId: `ReviewGroup:${reviewGroupId}` };
  await check(reviewer, 'useUndoReviewMutation', undone, shown);
  await check(reviewer, 'useDeferReviewMutation', { ...step('Check'), outcome: 'approved' }, shown);
  await check(clerk, 'useMakePrimaryApplicantMutation', {
    applicantAttachmentId: `ApplicantAttachment:${id}`,
  });
});
