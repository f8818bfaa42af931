import { beforeAll, expect, test } from 'vitest';
import { startStateOf } from '#domain/template/startStateOf.ts';
import { useApi, visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let resident: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  team = await makeTeam(api.services);
  resident = await makePerson(api.services);
  form = await publishedForm(api.services, team.id, [{ name: 'Apply', external: true }]);
});

const facts = 'status publiclyLaunchable isInternallyLaunchableByViewer team { isSuspended }';

async function stateFor(who: TestPerson | ReturnType<typeof visitor>) {
  const { data } = await api.ask(who, `query ($id: ID!) { node(id: $id) { ... on MasterTemplate { ${facts} } } }`, {
    id: `MasterTemplate:${form.formId}`,
  });
  const { status, publiclyLaunchable, isInternallyLaunchableByViewer, team: owner } = data.node;
  return startStateOf({
    ...{ status, publiclyLaunchable },
    isTeamSuspended: owner.isSuspended,
    isInternallyLaunchable: isInternallyLaunchableByViewer,
  });
}

async function canStart(who: TestPerson): Promise<boolean> {
  const { refusal, codes } = await api.attempt(who, 'launchSubmission', {
    masterTemplateId: `MasterTemplate:${form.formId}`,
  });
  return refusal === null && codes.length === 0;
}

const usual = { status: 'published', publiclyLaunchable: true, internallyLaunchable: true } as const;

test.each([
  ['an open form', usual, false, 'open', 'open'],
  ['a form for staff only', { ...usual, publiclyLaunchable: false }, false, 'staffOnly', 'open'],
  ['a form for the public only', { ...usual, internallyLaunchable: false }, false, 'open', 'open'],
  [
    'a form that no one can start',
    { ...usual, publiclyLaunchable: false, internallyLaunchable: false },
    false,
    'staffOnly',
    'staffOnly',
  ],
  ['a closed form', { ...usual, status: 'closed' }, false, 'closed', 'closed'],
  [
    'a closed form for staff only',
    { ...usual, status: 'closed', publiclyLaunchable: false },
    false,
    'closed',
    'closed',
  ],
  ['an archived form', { ...usual, status: 'archived' }, false, 'archived', 'archived'],
  ['a form of a suspended team', usual, true, 'suspended', 'suspended'],
  ['a closed form of a suspended team', { ...usual, status: 'closed' }, true, 'suspended', 'suspended'],
] as const)(
  'the page of %s says what the server does, for the public and for staff',
  async (_name, data, isSuspended, forResident, forStaff) => {
    const { db } = api.services;
    await db.masterTemplate.update({ where: { id: form.formId }, data });
    const suspension = { suspendedAt: isSuspended ? new Date() : null, suspensionReason: isSuspended ? 'Moved' : null };
    await db.team.update({ where: { id: team.id }, data: suspension });
    expect([await stateFor(visitor()), await stateFor(resident), await stateFor(team.member)]).toEqual([
      ...[forResident, forResident, forStaff],
    ]);
    expect([await canStart(resident), await canStart(team.member)]).toEqual([
      ...[forResident === 'open', forStaff === 'open'],
    ]);
  },
);
