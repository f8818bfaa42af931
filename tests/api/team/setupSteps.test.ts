import { beforeEach, expect, it } from 'vitest';
import { newId } from '#server/newId.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { makePerson, makeRole, makeTeam, type TestTeam } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;

beforeEach(async () => {
  team = await makeTeam(api.services);
});

const stepsFor = async (who: Visitor): Promise<readonly string[]> => {
  const query = 'query ($slug: String!) { teamBySlug(slug: $slug) { setupSteps } }';
  return (await api.ask(who, query, { slug: team.slug })).data.teamBySlug.setupSteps;
};

it('shows managers what is left to set up', async () => {
  expect(await stepsFor(team.owner)).toEqual(['addLogo', 'addSupportEmail', 'publishForm']);
  const { db } = api.services;
  await db.team.update({ where: { id: team.id }, data: { supportEmail: 'help@springfield.example' } });
  const steps = [{ name: 'Fee', type: 'PaymentStep', payment: { cents: 4500 } }] as const;
  const { formId } = await publishedForm(api.services, team.id, steps);
  await db.masterTemplate.update({ where: { id: formId }, data: { everPublished: true } });
  expect(await stepsFor(team.owner)).toEqual(['addLogo', 'setUpPayouts']);
  await db.merchantAccount.upsert({
    where: { teamId: team.id },
    create: { id: newId(), teamId: team.id, chargesEnabled: true },
    update: { chargesEnabled: true },
  });
  expect(await stepsFor(team.owner)).toEqual(['addLogo']);
});

it('asks a person who is alone on a team to invite others', async () => {
  const { db } = api.services;
  const alone = await makePerson(api.services);
  await db.roleMember.deleteMany({ where: { teamId: team.id, userId: { not: team.owner.id } } });
  expect(await stepsFor(team.owner)).toContain('addPeople');
  await makeRole(api.services, team.id, {}, [alone]);
  expect(await stepsFor(team.owner)).not.toContain('addPeople');
});

it('shows nothing to people who cannot change the settings', async () => {
  const stranger = await makePerson(api.services);
  for (const who of [team.member, stranger, visitor()]) expect(await stepsFor(who)).toEqual([]);
});
