import type { MadeTeam } from '#server/demoTown/makeTeams.ts';
import { writeForm } from '#server/demoTown/permitForm.ts';
import type { PermitStep } from '#server/demoTown/permitSteps.ts';
import { publish } from '#server/demoTown/publish.ts';
import { townContext, townPersonId, townPieceKey, type Town } from '#server/demoTown/town.ts';
import type { TownApplicant } from '#server/demoTown/townPeople.ts';
import { launchSubmission } from '#server/operations/submission/launchSubmission.ts';

const steps: readonly PermitStep[] = [
  {
    type: 'CollectInfoStep',
    name: 'Your visit',
    settings: { externalInstructions: '<p>Shelters are open April through October, from 9 AM until dusk.</p>' },
    fields: [
      { name: 'Shelter', dataType: 'multiple_choice', options: ['Lakeside', 'Oak Grove', 'Riverbend'] },
      { name: 'Date', dataType: 'date', settings: { dateType: 'date' } },
      { name: 'Number of guests', dataType: 'integer', settings: { minValue: '1', maxValue: '120' } },
      { name: 'Anything else we should know?', dataType: 'text', settings: { required: false } },
    ],
  },
  { type: 'BasicStep', name: 'Confirm the reservation', settings: { time: 2, timeUnit: 'days' }, doneBy: 'Rangers' },
];

/** Who started a reservation, and how many days ago. */
const reservations: readonly (readonly [TownApplicant, daysAgo: number])[] = [
  ['resident', 6],
  ['newcomer', 2],
  ['neighbor', 0.3],
];

const writtenDaysAgo = 30;
const publishedDaysAgo = 28;

/** The parks department's form: short, free, and without a review. */
export async function reserveShelters(town: Town, parks: MadeTeam): Promise<void> {
  const { masterTemplateId, flowTemplateId } = await writeForm(townContext(town, 'parksOwner', writtenDaysAgo), parks, {
    name: 'Picnic shelter reservation',
    piece: 'shelter',
    steps,
    settings: {
      description: '<p>Reserve a picnic shelter in a Springfield park for a day.</p>',
      typicalTime: 'About 2 days',
      icon: 'people',
      alsoKnownAs: 'pavilion rental, park reservation, birthday party',
      publiclyLaunchable: true,
      internallyLaunchable: true,
    },
  });
  await publish(town, { flowTemplateId, version: 1, by: 'parksOwner', piece: 'shelter' }, publishedDaysAgo);
  for (const [applicant, daysAgo] of reservations) {
    const userId = townPersonId(town, applicant);
    const launch = { masterTemplateId, launchedById: userId, primaryApplicantId: userId };
    const alone = { secondaryApplicantIds: [], subprocessRequirementId: null };
    await launchSubmission(
      townContext(town, applicant, daysAgo),
      { ...launch, ...alone },
      townPieceKey('shelter', applicant),
    );
  }
}
