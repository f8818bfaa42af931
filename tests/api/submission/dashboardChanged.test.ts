import { beforeAll, expect, test } from 'vitest';
import { apiOn, type Api } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { cursorNow, useLiveWatch, type Watcher } from '#tests/support/liveWatch.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const watch = useLiveWatch(server);
const changes = `subscription ($teamIds: [ID!], $after: String) {
  dashboardChanged(teamIds: $teamIds, after: $after) { cursor teamId }
}`;

interface Told {
  readonly cursor: string;
  readonly teamId: string;
}

let api: Api;
let resident: TestPerson;
let staff: TestPerson;
let [here, there] = [{}, {}] as [TestTeam, TestTeam];
let permits: PublishedForm;
let licenses: PublishedForm;

beforeAll(async () => {
  api = apiOn(server);
  const { services } = server;
  [here, there] = [await makeTeam(services), await makeTeam(services)];
  resident = await makePerson(services);
  staff = await makePerson(services);
  permits = await publishedForm(services, here.id, [{ name: 'Apply', external: true }]);
  licenses = await publishedForm(services, there.id, [{ name: 'Apply', external: true }]);
  await addToForm(services, here.id, permits.formId, staff, 1);
});

async function watching(who: TestPerson, teams?: readonly TestTeam[]): Promise<Watcher<Told>> {
  const teamIds = teams?.map(({ id }) => `Team:${id}`) ?? null;
  return watch(who, 'dashboardChanged', changes, { teamIds, after: await cursorNow(server.services) });
}

test("people who work on a form's submissions are notified of list changes, and never of another team's", async () => {
  const events = await watching(staff);
  await launchTestSubmission(api, resident, licenses);
  await launchTestSubmission(api, resident, permits);
  expect(await events.take(1)).toEqual([{ cursor: expect.any(String), teamId: `Team:${here.id}` }]);
});

test('members may watch their own team, and no other team', async () => {
  const events = await watching(here.member, [here]);
  await launchTestSubmission(api, resident, permits);
  expect((await events.take(1))[0]?.teamId).toBe(`Team:${here.id}`);
  await expect((await watching(here.member, [here, there])).next()).rejects.toThrow(
    "Not found, or you don't have access to it.",
  );
});

test('people who lose access to the form receive nothing more', async () => {
  const { db, accessWatch, notifyEvents } = server.services;
  const events = await watching(staff, [here]);
  await launchTestSubmission(api, resident, permits);
  expect(await events.take(1)).toHaveLength(1);
  const before = accessWatch.now();
  await db.masterTemplateMembership.deleteMany({ where: { userId: staff.id } });
  notifyEvents();
  await expect.poll(() => accessWatch.isStale([`user:${staff.id}`], before)).toBe(true);
  await launchTestSubmission(api, resident, permits);
  expect(await events.take(1)).toEqual([]);
});
