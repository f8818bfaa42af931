import type { Content } from '#domain/form/Content.ts';
import type { MadeTeam } from '#server/demoTown/makeTeams.ts';
import { writeForm } from '#server/demoTown/permitForm.ts';
import type { PermitStep } from '#server/demoTown/permitSteps.ts';
import { publish } from '#server/demoTown/publish.ts';
import { townContext, townPersonId, townPieceKey, type Town } from '#server/demoTown/town.ts';
import { launchSubmission } from '#server/operations/submission/launchSubmission.ts';
import { answerSurvey } from '#server/operations/survey/answerSurvey.ts';

const visits = 'How often do you visit Oak Grove Park?';
const first = 'What should we build first?';
const children = 'How many children live with you?';
const words = 'Anything else you’d like to tell us?';

const steps: readonly PermitStep[] = [
  {
    type: 'SurveyStep',
    name: 'Neighborhood survey',
    survey: {
      name: 'New playground in Oak Grove Park',
      instructions:
        '<p>We’re planning a new playground. Tell us what your family needs. It takes two minutes, and you don’t have to sign in.</p>',
    },
    fields: [
      { name: visits, dataType: 'multiple_choice', options: ['Every week', 'Every month', 'Hardly ever'] },
      { name: first, dataType: 'multiple_choice', options: ['Swings', 'A climbing structure', 'Benches and shade'] },
      { name: children, dataType: 'integer', settings: { minValue: '0', maxValue: '20', required: false } },
      { name: words, dataType: 'text', settings: { required: false } },
    ],
  },
  { type: 'BasicStep', name: 'Choose what to build', settings: { time: 20, timeUnit: 'days' } },
];

interface Response {
  readonly daysAgo: number;
  readonly said: Readonly<Record<string, string>>;
}

const responses: readonly Response[] = [
  { daysAgo: 8, said: { [visits]: 'Every week', [first]: 'Swings', [children]: '2' } },
  {
    daysAgo: 7,
    said: {
      [visits]: 'Every month',
      [first]: 'Benches and shade',
      [words]: 'My parents come along and need places to sit.',
    },
  },
  { daysAgo: 5, said: { [visits]: 'Every week', [first]: 'A climbing structure', [children]: '3' } },
  { daysAgo: 3, said: { [visits]: 'Hardly ever', [first]: 'Benches and shade', [children]: '0' } },
  {
    daysAgo: 1,
    said: { [visits]: 'Every week', [first]: 'Swings', [children]: '1', [words]: 'Please add a sandbox!' },
  },
];

const writtenDaysAgo = 12;
const launchedDaysAgo = 9;

/** An open survey of the parks department that some neighbors have answered. */
export async function askNeighbors(town: Town, parks: MadeTeam): Promise<void> {
  const ctx = townContext(town, 'parksOwner', writtenDaysAgo);
  const { masterTemplateId, flowTemplateId } = await writeForm(ctx, parks, {
    name: 'Park improvements',
    piece: 'playground',
    steps,
    settings: {
      description: '<p>Plans for our parks, and what neighbors think of them.</p>',
      internallyLaunchable: true,
    },
  });
  await publish(town, { flowTemplateId, version: 1, by: 'parksOwner', piece: 'playground' }, writtenDaysAgo - 1);
  const userId = townPersonId(town, 'parksOwner');
  const launch = { masterTemplateId, launchedById: userId, primaryApplicantId: userId };
  const alone = { secondaryApplicantIds: [], subprocessRequirementId: null };
  const key = townPieceKey('playground', 'launch');
  const submissionId = await launchSubmission(
    townContext(town, 'parksOwner', launchedDaysAgo),
    { ...launch, ...alone },
    key,
  );
  const { db } = town.services;
  const { surveyToken: token } = await db.activeStep.findFirstOrThrow({
    where: { submissionId, surveyToken: { not: null } },
  });
  const fields = await db.field.findMany({
    where: { flowTemplate: { submissions: { some: { id: submissionId } } } },
    include: { multipleChoiceOptions: true },
  });
  for (const [number, { daysAgo, said }] of responses.entries()) {
    const answers = fields.flatMap(({ id: fieldId, name, multipleChoiceOptions: options }) => {
      const text = said[name ?? ''];
      const content: Content = options.find((option) => option.name === text)?.identity ?? text ?? null;
      return text === undefined ? [] : [{ fieldId, content }];
    });
    const input = { token: token ?? '', email: null, answers };
    await answerSurvey(townContext(town, 'parksOwner', daysAgo), input, townPieceKey('playground', 'response', number));
  }
}
