import { beforeAll, describe, expect, test } from 'vitest';
import { outputRules } from '#domain/access/moneyRules.ts';
import { discussionCommentRules, discussionRules } from '#domain/access/submissionRules.ts';
import type { DiscussionType } from '#domain/discussion/discussion.ts';
import { configureOutput } from '#tests/support/configureOutput.ts';
import { useApi } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
const names = {
  primary: 'Rosa Resident',
  second: 'Nora Neighbor',
  clerk: 'Clara Clerk',
  colleague: 'Cora Colleague',
  /** works on the form, and is also an applicant on this submission */
  both: 'Bo Both',
  reader: 'Rita Reader',
  /** was added only to this submission */
  looker: 'Lou Looker',
  stranger: 'Sam Stranger',
};
type Role = keyof typeof names;
const cast = {} as Record<Role, TestPerson>;
const roles = Object.keys(names) as Role[];
let form: PublishedForm;
let submission: LaunchedSubmission;

const user = (who: Role): string => `User:${cast[who].id}`;
async function done(who: Role, mutation: string, input: Record<string, unknown>, payload?: string) {
  const { data, refusal, messages } = await api.attemptByName(cast[who], mutation, input, payload);
  expect([mutation, refusal, messages]).toEqual([mutation, null, []]);
  return data[mutation];
}

beforeAll(async () => {
  const { services } = api;
  const team = await makeTeam(services);
  for (const who of roles) cast[who] = await makePerson(services, { name: names[who] });
  form = await publishedForm(services, team.id, [{ name: 'Ask', external: true }, { name: 'Check' }]);
  const levels = { clerk: 2, colleague: 2, both: 2, reader: 1 } as const;
  for (const [who, level] of Object.entries(levels))
    await addToForm(services, team.id, form.formId, cast[who as Role], level);
  const made = { ...form, teamId: team.id };
  const settings = { expires: true, expiresAfterValue: 1, expiresAfterUnit: 'years', renewable: true } as const;
  const atOnce = { ...settings, issuedOnStepIdentity: form.stepId('Ask') };
  await configureOutput(services, made, { name: 'Receipt', settings: atOnce });
  submission = await launchTestSubmission(api, cast.primary, form);
  const submissionId = `Submission:${submission.id}`;
  for (const who of ['second', 'both'] as const)
    await done('primary', 'addApplicant', { submissionId, userId: user(who) });
  await done('clerk', 'assignSubmission', { submissionId, assigneeId: user('looker'), assigned: false });
  await done('primary', 'advanceStep', { activeStepId: `ActiveStep:${submission.stepId('Ask')}`, confirmsAll: true });
});

/** The actions that the page offers a person on a thing; none if the person can't see it. */
async function offeredOn(id: string, who: Role): Promise<ReadonlySet<string>> {
  const text = `query ($ids: [ID!]!) { nodes(ids: $ids) {
    ... on Discussion { availableActions } ... on DiscussionComment { availableActions } ... on IssuedOutput { availableActions } } }`;
  const { data } = await api.ask(cast[who], text, { ids: [id] });
  return new Set<string>(data?.nodes?.[0]?.availableActions ?? []);
}

interface Press {
  readonly mutation: string;
  readonly input: (id: string) => Record<string, unknown>;
}

/** Presses each button as every person, each time on a thing in the same state. */
async function pressAll(buttons: Readonly<Record<string, Press>>, fresh: () => Promise<string>): Promise<string[]> {
  const accepted: string[] = [];
  const wrong: string[] = [];
  let id = await fresh();
  const offered = new Map(await Promise.all(roles.map(async (who) => [who, await offeredOn(id, who)] as const)));
  for (const [action, { mutation, input }] of Object.entries(buttons))
    for (const who of roles) {
      const isOffered = offered.get(who)?.has(action) === true;
      const { refusal } = await api.attemptByName(cast[who], mutation, input(id));
      if (isOffered !== (refusal === null))
        wrong.push(`${who} ${isOffered ? 'is' : 'is not'} offered ${action}: ${JSON.stringify(refusal)}`);
      if (refusal === null) {
        accepted.push(`${action}: ${who}`);
        id = await fresh();
      }
    }
  expect(wrong).toEqual([]);
  return accepted;
}

const aboutDiscussion: Readonly<Record<keyof typeof discussionRules.writing, Press>> = {
  commentOnDiscussion: { mutation: 'commentOnDiscussion', input: (discussionId) => ({ discussionId, body: 'Soon.' }) },
  resolveDiscussion: { mutation: 'resolveDiscussion', input: (discussionId) => ({ discussionId, resolved: true }) },
  updateDiscussion: { mutation: 'updateDiscussion', input: (discussionId) => ({ discussionId, body: 'Why?' }) },
  deleteDiscussion: { mutation: 'deleteDiscussion', input: (discussionId) => ({ discussionId }) },
  changeDiscussionType: {
    mutation: 'updateDiscussion',
    input: (discussionId) => ({ discussionId, type: 'InternalDiscussion' }),
  },
};
const aboutComment: Readonly<Record<keyof typeof discussionCommentRules.writing, Press>> = {
  updateComment: { mutation: 'updateDiscussionComment', input: (commentId) => ({ commentId, body: 'Later.' }) },
  deleteComment: { mutation: 'deleteDiscussionComment', input: (commentId) => ({ commentId }) },
};

async function begun(author: Role, type: DiscussionType): Promise<string> {
  const input = { submissionId: `Submission:${submission.id}`, body: 'When?', type };
  return (await done(author, 'startDiscussion', input, 'discussion { id }')).discussion.id;
}
async function commented(author: Role, type: DiscussionType): Promise<string> {
  const discussionId = await begun(type === 'PublicDiscussion' ? 'primary' : 'colleague', type);
  const selection = 'discussion { comments { id } }';
  return (await done(author, 'commentOnDiscussion', { discussionId, body: 'Now.' }, selection)).discussion.comments[0]
    .id;
}

describe.each([
  ['primary', 'PublicDiscussion'],
  ['clerk', 'PublicDiscussion'],
  ['clerk', 'InternalDiscussion'],
] as const)("a %s's comment, on a %s", (author, type) => {
  test('offers each button to exactly the people whose action is accepted', { timeout: 120_000 }, async () => {
    const begin = await pressAll(aboutDiscussion, () => begun(author, type));
    expect(begin).toContain(`deleteDiscussion: ${author}`);
    expect(begin).not.toContain('deleteDiscussion: colleague');
    expect(begin.includes('commentOnDiscussion: second')).toBe(type === 'PublicDiscussion');
    const comments = await pressAll(aboutComment, () => commented(author, type));
    expect(comments).toEqual([`updateComment: ${author}`, `deleteComment: ${author}`]);
  });
});

describe('an output', () => {
  const standing = { valid: null, revoked: new Date() };
  const buttons: Readonly<Record<string, Press>> = {
    updateOutput: {
      mutation: 'updateIssuedOutput',
      input: (issuedOutputId) => ({ issuedOutputId, expiresAt: '2099-01-01T00:00:00Z' }),
    },
    revokeOutput: { mutation: 'revokeOutput', input: (issuedOutputId) => ({ issuedOutputId }) },
    unrevokeOutput: { mutation: 'unrevokeOutput', input: (issuedOutputId) => ({ issuedOutputId }) },
    changeRenewalReminders: {
      mutation: 'chooseRenewalReminders',
      input: (issuedOutputId) => ({ issuedOutputId, wanted: false }),
    },
  };

  test.each(Object.entries(standing))(
    'that is %s offers each button to exactly the people whose action is accepted',
    async (_, revokedAt) => {
      const { id } = await api.services.db.issuedOutput.findFirstOrThrow({ where: { submissionId: submission.id } });
      const fresh = async (): Promise<string> => {
        const data = { issuedAt: new Date(), expiresAt: null, revokedAt, renewalOptedOutAt: null };
        await api.services.db.issuedOutput.update({ where: { id }, data });
        return `IssuedOutput:${id}`;
      };
      const accepted = await pressAll(buttons, fresh);
      expect(accepted).toContain(revokedAt ? 'unrevokeOutput: clerk' : 'revokeOutput: clerk');
      expect(accepted).not.toContain('revokeOutput: primary');
    },
  );

  test('has no button that is not tested here or with its renewal', () => {
    const tried = Object.keys(buttons).filter((name) => name !== 'unrevokeOutput');
    expect([...tried, 'renewOutput'].toSorted()).toEqual(Object.keys(outputRules.writing).toSorted());
  });
});
