import { beforeAll, describe, expect, test } from 'vitest';
import { activeStepRules, reviewGroupRules, submissionRules } from '#domain/access/submissionRules.ts';
import type { StepAction, SubmissionAction } from '#domain/submission/actions.ts';
import { apiOn, useApi } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { rolledBack } from '#tests/support/rolledBack.ts';

const api = useApi();
/** rolls back each action, so that the submission is in the same state for the next person */
const trial = apiOn({
  get services() {
    return rolledBack(api.services);
  },
});
const names = {
  primary: 'Rosa Resident',
  second: 'Nora Neighbor',
  clerk: 'Clara Clerk',
  /** works on the form, and is also an applicant on this submission */
  both: 'Bo Both',
  writer: 'Wim Writer',
  reader: 'Rita Reader',
  /** was added only to this submission */
  looker: 'Lou Looker',
  reviewer: 'Rex Reviewer',
  engineer: 'Enno Engineer',
  stranger: 'Sam Stranger',
};
type Role = keyof typeof names;
const cast = {} as Record<Role, TestPerson>;
let team: TestTeam;
let form: PublishedForm;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  for (const [who, name] of Object.entries(names)) cast[who as Role] = await makePerson(services, { name });
  form = await publishedForm(services, team.id, [
    { name: 'Ask', external: true, revisable: true, fields: [{ name: 'Height' }] },
    { name: 'Sign', external: true, requiresSignature: true },
    { name: 'Who works', type: 'AssignResponsibilityStep' },
    {
      name: 'Plans',
      type: 'RequireReviewStep',
      reviewers: [{ userId: cast.reviewer.id }],
      review: { required: false },
    },
    {
      name: 'Statics',
      type: 'RequireReviewStep',
      reviewers: [{ userId: cast.clerk.id }],
      review: { reviewType: 'third_party', required: false },
    },
    { name: 'File' },
  ]);
  const levels = { clerk: 2, both: 2, writer: 3, reader: 1 } as const;
  for (const [who, level] of Object.entries(levels))
    await addToForm(services, team.id, form.formId, cast[who as Role], level);
});

const user = (who: Role): string => `User:${cast[who].id}`;
const on = ({ id }: LaunchedSubmission): { submissionId: string } => ({ submissionId: `Submission:${id}` });
const at = ({ stepId }: LaunchedSubmission, step: string): { activeStepId: string } => ({
  activeStepId: `ActiveStep:${stepId(step)}`,
});
const groupOf = async (step: string): Promise<string> => {
  const where = { stepId: form.stepId(step) };
  return `ReviewGroup:${(await api.services.db.reviewGroup.findFirstOrThrow({ where })).id}`;
};

async function done(who: Role, mutation: string, input: Record<string, unknown>): Promise<void> {
  const { refusal, messages } = await api.attemptByName(cast[who], mutation, input);
  expect([mutation, refusal, messages]).toEqual([mutation, null, []]);
}
const leave = (who: Role, submission: LaunchedSubmission, step: string): Promise<void> =>
  done(who, 'advanceStep', { ...at(submission, step), confirmsAll: true });
const choose = (submission: LaunchedSubmission): Promise<void> =>
  done('clerk', 'toggleTentativeAssignment', { ...at(submission, 'Who works'), userId: user('clerk') });

async function begun(): Promise<LaunchedSubmission> {
  const submission = await launchTestSubmission(api, cast.primary, form);
  for (const who of ['second', 'both'] as const)
    await done('primary', 'addApplicant', { ...on(submission), userId: user(who) });
  await done('clerk', 'assignSubmission', { ...on(submission), assigneeId: user('looker'), assigned: false });
  return submission;
}

const way = ['Ask', 'Sign', 'Who works', 'Plans', 'Statics', 'File'] as const;
type Step = (typeof way)[number];

/** A submission that has reached a step, with everything the step needs. */
async function come(submission: LaunchedSubmission, to: Step): Promise<void> {
  for (const step of way) {
    if (step === 'Who works' && way.indexOf(to) >= way.indexOf(step)) await choose(submission);
    if (step === 'Statics' && way.indexOf(to) >= way.indexOf(step))
      await done('clerk', 'requestReview', {
        ...{ ...at(submission, step), reviewGroupId: await groupOf(step), receivingUserId: user('engineer') },
      });
    if (step === to) return;
    await leave('clerk', submission, step);
  }
}

interface State {
  /** also tests people, tags, and files, which are the same in every state with this status */
  readonly isWhole?: true;
  /** the step to test */
  readonly step: Step;
  readonly arrange: (submission: LaunchedSubmission) => Promise<unknown>;
}

const halt = (who: Role) => (submission: LaunchedSubmission) => done(who, 'haltSubmission', on(submission));
const states: Readonly<Record<string, State>> = {
  'at its first step': { isWhole: true, step: 'Ask', arrange: async () => undefined },
  'at a locked step': {
    step: 'Ask',
    arrange: (submission) => done('clerk', 'lockStep', { ...at(submission, 'Ask'), locked: true }),
  },
  'past a revisable step': { step: 'Ask', arrange: (submission) => come(submission, 'Sign') },
  'at a step to be signed': { step: 'Sign', arrange: (submission) => come(submission, 'Sign') },
  'at the choice of assignees': { step: 'Who works', arrange: (submission) => come(submission, 'Who works') },
  'at a review': { step: 'Plans', arrange: (submission) => come(submission, 'Plans') },
  'at a third-party review': { step: 'Statics', arrange: (submission) => come(submission, 'Statics') },
  'at its last step': { step: 'File', arrange: (submission) => come(submission, 'File') },
  'put on hold by its applicant': { step: 'Ask', arrange: halt('primary') },
  'put on hold by staff': { isWhole: true, step: 'Ask', arrange: halt('clerk') },
  finished: {
    isWhole: true,
    step: 'Ask',
    // sets the final state directly, because going there through every step takes long
    arrange: ({ id }) =>
      api.services.db.submission.update({
        where: { id },
        data: { status: 'finished', finishedAt: api.services.now(), currentStepIdentity: null },
      }),
  },
};

interface Press {
  readonly mutation: string;
  readonly input: (submission: LaunchedSubmission, step: Step, who: Role) => object | Promise<object>;
  /** the only steps to which it applies */
  readonly only?: readonly Step[];
  /** another action that allows it too */
  readonly or?: StepAction;
  /** acts on the submission, not on one of its steps */
  readonly isOfWhole?: true;
  /** not rolled back, because it writes outside the transaction or reads after it */
  readonly isKept?: true;
}

/** What each button of the page does; or where else it is tested against its operation, or which page will have it. */
const buttons: Readonly<Record<SubmissionAction | StepAction, readonly Press[] | string>> = {
  haltSubmission: [{ mutation: 'haltSubmission', input: on }],
  resumeSubmission: [{ mutation: 'resumeSubmission', input: on }],
  deleteSubmission: [{ mutation: 'deleteSubmission', isOfWhole: true, input: on }],
  assignPeople: [
    {
      mutation: 'assignSubmission',
      isOfWhole: true,
      input: (submission) => ({ ...on(submission), assigneeId: user('reader') }),
    },
    {
      mutation: 'removeFromSubmission',
      isOfWhole: true,
      input: (submission) => ({ ...on(submission), subjectId: user('looker') }),
    },
    {
      mutation: 'inviteToSubmission',
      isOfWhole: true,
      input: (submission) => ({ ...on(submission), email: cast.looker.email, name: 'Lou' }),
    },
  ],
  assignSelf: [
    {
      mutation: 'assignSubmission',
      isOfWhole: true,
      input: (submission, _, who) => ({ ...on(submission), assigneeId: user(who) }),
    },
  ],
  manageApplicants: [
    {
      mutation: 'addApplicant',
      isOfWhole: true,
      input: (submission) => ({ ...on(submission), userId: user('reader') }),
    },
    {
      mutation: 'inviteApplicant',
      isOfWhole: true,
      input: (submission) => ({ ...on(submission), email: `fay-${crypto.randomUUID()}@example.com`, name: 'Fay' }),
    },
    { mutation: 'makePrimaryApplicant', isOfWhole: true, input: (submission) => applicant(submission) },
    { mutation: 'removeApplicant', isOfWhole: true, input: (submission) => applicant(submission) },
  ],
  manageTags: [
    {
      mutation: 'tagSubmission',
      isOfWhole: true,
      input: (submission) => ({ ...on(submission), newTagName: 'urgent' }),
    },
  ],
  uploadRepoFile: 'submissionFiles.test.ts',
  deleteRepoFile: 'submissionFiles.test.ts',
  startDiscussion: [
    { mutation: 'startDiscussion', isOfWhole: true, input: (submission) => ({ ...on(submission), body: 'When?' }) },
  ],
  startInternalDiscussion: [
    {
      mutation: 'startDiscussion',
      isOfWhole: true,
      input: (submission) => ({ ...on(submission), body: 'Odd.', type: 'InternalDiscussion' }),
    },
  ],
  acceptChangedAnswers: 'changesSinceApproval.test.ts',
  addRequirement: 'requirements.test.ts',
  skipTask: 'the page of tasks',
  saveAnswer: [
    {
      mutation: 'saveAnswer',
      input: (submission, step) => ({
        ...{ ...at(submission, step), fieldId: `Field:${form.fieldId('Height')}` },
        ...{ content: '12', revision: 0 },
      }),
      only: ['Ask'],
      or: 'correctAnswer',
      isKept: true,
    },
  ],
  correctAnswer: 'saveAnswer',
  lockStep: [{ mutation: 'lockStep', input: (submission, step) => ({ ...at(submission, step), locked: true }) }],
  advanceStep: [
    { mutation: 'advanceStep', input: (submission, step) => ({ ...at(submission, step), confirmsAll: true }) },
  ],
  signStep: [{ mutation: 'signStep', input: (submission, step) => ({ ...at(submission, step), typedName: 'Me' }) }],
  skipSignature: 'advanceStep.test.ts',
  assignResponsibility: [
    {
      mutation: 'toggleTentativeAssignment',
      input: (submission, step) => ({ ...at(submission, step), userId: user('reader') }),
    },
  ],
  assignAnyone: [
    {
      mutation: 'inviteTentativeAssignment',
      input: (submission, step) => ({ ...at(submission, step), email: cast.looker.email, name: 'Lou' }),
    },
  ],
  requestReview: [
    {
      mutation: 'requestReview',
      input: async (submission, step) => ({
        ...{ ...at(submission, step), reviewGroupId: await groupOf('Statics'), receivingUserId: user('looker') },
      }),
      only: ['Ask', 'Statics'],
    },
  ],
  reviewStep: [
    {
      mutation: 'setApproval',
      input: (submission, step) => ({ ...at(submission, step), outcome: 'approved' }),
      isKept: true,
    },
  ],
  inviteToSurvey: 'survey/inviting.test.ts',
  exportSurveyResponses: 'survey/inviting.test.ts',
};

/** The people besides the primary applicant. */
async function applicant({ id: submissionId }: LaunchedSubmission): Promise<object> {
  const where = { submissionId, userId: cast.second.id };
  const { id } = await api.services.db.applicantAttachment.findFirstOrThrow({ where });
  return { applicantAttachmentId: `ApplicantAttachment:${id}` };
}

/** The actions that the page offers a person; none on things the person can't see. */
async function offeredTo(who: TestPerson, submission: LaunchedSubmission, step: Step): Promise<ReadonlySet<string>> {
  const { data } = await api.ask(
    who,
    `query ($ids: [ID!]!) { nodes(ids: $ids) {
       ... on Submission { availableActions } ... on ActiveStep { availableActions } } }`,
    { ids: [on(submission).submissionId, at(submission, step).activeStepId] },
  );
  const nodes: ({ availableActions?: string[] } | null)[] = data?.nodes ?? [];
  return new Set(nodes.flatMap((node) => node?.availableActions ?? []));
}

test('every action in the rules has a button on the page, or a note of where it is', () => {
  const rules = [submissionRules, activeStepRules, reviewGroupRules].flatMap(({ writing }) => Object.keys(writing));
  expect(Object.keys(buttons).toSorted()).toEqual([...rules, 'exportSurveyResponses'].toSorted());
});

describe('a submission', () => {
  test.each(Object.entries(states))(
    '%s: offers each button to exactly the people whose action is accepted',
    {
      timeout: 120_000,
    },
    async (_name, { step, arrange, isWhole }) => {
      const fresh = async (): Promise<LaunchedSubmission> => {
        const submission = await begun();
        await arrange(submission);
        return submission;
      };
      let submission = await fresh();
      let seen = new Map<Role, Promise<ReadonlySet<string>>>();
      const wrong: string[] = [];
      const accepted: string[] = [];
      for (const [action, presses] of Object.entries(buttons)) {
        if (typeof presses === 'string') continue;
        for (const { mutation, input, only, or, isOfWhole, isKept } of presses) {
          if ((isOfWhole && !isWhole) || (only !== undefined && !only.includes(step))) continue;
          for (const who of Object.keys(cast) as Role[]) {
            // the action was rolled back, so the offered actions stay the same until the submission changes
            const offer = seen.get(who) ?? offeredTo(cast[who], submission, step);
            seen.set(who, offer);
            const offered = await offer;
            const isOffered = offered.has(action) || (or !== undefined && offered.has(or));
            // the button to continue asks for the signature first
            const signs = action === 'advanceStep' && offered.has('signStep') && step === 'Sign';
            if (signs) await done(who, 'signStep', { ...at(submission, step), typedName: 'Me' });
            const tried = isKept ? api : trial;
            const { refusal } = await tried.attemptByName(cast[who], mutation, {
              ...(await input(submission, step, who)),
            });
            if (isOffered !== (refusal === null))
              wrong.push(`${who} ${isOffered ? 'is' : 'is not'} offered ${mutation}: ${JSON.stringify(refusal)}`);
            if (refusal === null) accepted.push(`${action}: ${who}`);
            if (signs || (isKept && refusal === null)) {
              submission = await fresh();
              seen = new Map();
            }
          }
        }
      }
      expect(wrong).toEqual([]);
      expect(accepted.length).toBeGreaterThan(isWhole ? 20 : 2);
    },
  );
});
