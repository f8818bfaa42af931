import { beforeAll, expect, it } from 'vitest';
import { rateLimits } from '#server/limits/rateLimits.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
const cast = {} as Record<'clerk' | 'reader' | 'resident' | 'reviewer' | 'outsideAssignee', TestPerson>;
let team: TestTeam;
let other: TestTeam;
let submission: LaunchedSubmission;

beforeAll(async () => {
  const { services } = api;
  [team, other] = [await makeTeam(services), await makeTeam(services)];
  for (const who of ['clerk', 'reader', 'resident', 'reviewer', 'outsideAssignee'] as const)
    cast[who] = await makePerson(services, { name: `Casting ${who}` });
  for (const { id } of [cast.clerk, cast.reader])
    await services.db.roleMember.create({ data: { teamId: team.id, roleId: team.memberRoleId, userId: id } });
  const form = await publishedForm(services, team.id, [
    { name: 'Check', type: 'RequireReviewStep', external: true, reviewers: [{ userId: cast.reviewer.id }] },
  ]);
  await addToForm(services, team.id, form.formId, cast.clerk, 2);
  await addToForm(services, team.id, form.formId, cast.reader, 1);
  submission = await launchTestSubmission(api, cast.resident, form);
  const place = { teamId: team.id, submissionId: submission.id, userId: cast.outsideAssignee.id, assigned: true };
  await services.db.submissionAttachment.create({ data: place });
  await makePerson(services, { name: 'Maria Delgado', email: 'maria.delgado@example.com' });
  await makePerson(services, { name: 'Anna-Maria Weber', email: 'weber@example.com' });
  await makePerson(services, { name: 'Marian Unverified', isVerified: false });
  await makePerson(services, { name: 'Marian Invited', isInvited: true });
});

async function search(who: Visitor, term: string, submissionId: string | null = submission.id) {
  const document = `query ($term: String!, $submissionId: ID) {
    people(term: $term, submissionId: $submissionId) { residents { name maskedEmail } } }`;
  const { data, codes } = await api.ask(who, document, { term, submissionId });
  return codes.length > 0 ? codes : data.people.residents;
}

const maria = { name: 'Maria Delgado', maskedEmail: 'm•••@example.com' };

it('finds verified accounts by the start of a name or email address', async () => {
  for (const term of ['maria', 'DELG', 'Maria Del', 'maria.delg', 'maria.delgado@example.com'])
    expect([term, await search(cast.clerk, term)]).toEqual([term, [maria]]);
  for (const term of ['m', 'aria', 'example.com', '%aria', 'M_ria']) expect(await search(cast.clerk, term)).toEqual([]);
});

it('shows ten at most, and never a member of the team', async () => {
  for (let n = 0; n < 12; n += 1) await makePerson(api.services, { name: `Zelda Number${n}` });
  expect(await search(cast.clerk, 'zelda')).toHaveLength(10);
  expect((await search(cast.clerk, 'Casting')).map(({ name }: { name: string }) => name)).toEqual([
    'Casting outsideAssignee',
    'Casting resident',
    'Casting reviewer',
  ]);
});

it("finds nothing for people who can't add applicants for the team", async () => {
  const token = await makeToken(api.services, team.id, team.owner, ['team:read', 'submissions:write']);
  const others = [cast.resident, cast.reader, cast.reviewer, cast.outsideAssignee, other.owner, team.member, token];
  for (const who of others) expect(await search(who, 'maria')).toEqual([]);
  expect(await search(visitor(), 'maria')).toEqual(['UNAUTHENTICATED']);
});

it('finds nothing without a submission for people who edit no form of a team', async () => {
  for (const who of [cast.resident, cast.reader, cast.reviewer, cast.outsideAssignee, team.member])
    expect(await search(who, 'maria', null)).toEqual([]);
  for (const who of [cast.clerk, team.owner]) expect(await search(who, 'maria', null)).toEqual([maria]);
});

it("is in the team's audit log, and rate limited", async () => {
  const { db, limits } = api.services;
  await db.auditEntry.findFirstOrThrow({ where: { kind: 'searchResidents', teamId: team.id, actorId: cast.clerk.id } });
  await search(cast.clerk, 'Delgado');
  const newest = { at: 'desc' } as const;
  const entry = await db.auditEntry.findFirstOrThrow({ where: { kind: 'searchResidents' }, orderBy: newest });
  expect(entry).toMatchObject({ subjectType: 'Submission', subjectId: submission.id });
  expect(entry.data).toMatchObject({ term: 'Delgado', count: 1 });
  const { times } = rateLimits.searchResidents[0];
  for (let n = 0; n < times; n += 1) await limits.take('searchResidents', cast.clerk.id);
  expect(await search(cast.clerk, 'maria')).toEqual(['TOO_FAST']);
});
