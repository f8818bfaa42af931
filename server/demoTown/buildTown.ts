import { applications, secondVersionDaysAgo } from '#server/demoTown/applications.ts';
import { askNeighbors } from '#server/demoTown/askNeighbors.ts';
import { cityHallFinder } from '#server/demoTown/cityHallFinder.ts';
import { keepEntities } from '#server/demoTown/keepEntities.ts';
import { keepParcels } from '#server/demoTown/keepParcels.ts';
import { launchApplications } from '#server/demoTown/launchApplications.ts';
import { makePeople } from '#server/demoTown/makePeople.ts';
import { makeTeams } from '#server/demoTown/makeTeams.ts';
import { writeField, writePermitForm } from '#server/demoTown/permitForm.ts';
import { fieldOfSecondVersion } from '#server/demoTown/permitSteps.ts';
import { publish } from '#server/demoTown/publish.ts';
import { publishTownFinder } from '#server/demoTown/publishTownFinder.ts';
import { reserveShelters } from '#server/demoTown/reserveShelters.ts';
import { setUpPayouts } from '#server/demoTown/setUpPayouts.ts';
import { townContext, townPersonId, townPieceKey, type Town } from '#server/demoTown/town.ts';
import { writeCityForms } from '#server/demoTown/writeCityForms.ts';
import { createEmailSetting } from '#server/operations/mail/emailSetting.ts';
import { operation } from '#server/operations/operation.ts';
import type { Services } from '#server/Services.ts';

const firstVersionDaysAgo = 45;
const finderDaysAgo = 20;

/** Recorded last: a database with this activity has the complete town. */
export const townFinished = 'finishDemoTown';

const finish = operation<string, null>(townFinished, async (tx, teamId) => {
  tx.record({ kind: townFinished, teamId });
  return null;
});

/** Builds the town, or what is missing of it, with the same operations that people use. */
export async function buildTown(services: Services, answerPage: Town['answerPage']): Promise<void> {
  const begun = { services, answerPage, today: services.now() };
  const town: Town = { ...begun, people: await makePeople(begun) };
  const { cityHall: team, parks } = await makeTeams(town);
  await chooseEmails(town, team.teamId);
  await setUpPayouts(town, team.teamId);
  const { masterTemplateId, flowTemplateId, sectionId } = await writePermitForm(town, team);
  const permit = { flowTemplateId, by: 'author', piece: 'permit' } as const;
  await publish(town, { ...permit, version: 1 }, firstVersionDaysAgo);
  const [early, late] = [applications.filter(isEarly), applications.filter((each) => !isEarly(each))];
  await launchApplications(town, masterTemplateId, early);
  await writeField(townContext(town, 'author', secondVersionDaysAgo), 'permit', sectionId, fieldOfSecondVersion);
  await publish(town, { ...permit, version: 2 }, secondVersionDaysAgo);
  await launchApplications(town, masterTemplateId, late);
  await keepEntities(town, team);
  await writeCityForms(town, team, masterTemplateId);
  await keepParcels(town, team);
  await publishTownFinder(town, team, {
    finder: cityHallFinder(services.publicUrl),
    by: 'owner',
    daysAgo: finderDaysAgo,
  });
  await reserveShelters(town, parks);
  await askNeighbors(town, parks);
  await finish(townContext(town, 'owner', 0), team.teamId, townPieceKey('finished'));
}

/** The plan reviewers get each task by email right away; everyone else reads a summary in the morning. */
async function chooseEmails(town: Town, teamId: string): Promise<void> {
  for (const reviewer of ['reviewer', 'fireMarshal'] as const)
    await createEmailSetting(townContext(town, reviewer, firstVersionDaysAgo), {
      ...{ ownerType: 'User', ownerId: townPersonId(town, reviewer), parentType: 'Team', parentId: teamId },
      ...{ emailType: 'dailySummary', shouldSend: false },
    });
}

const isEarly = ({ daysAgo }: { readonly daysAgo: number }): boolean => daysAgo > secondVersionDaysAgo;
