import type { Content } from '#domain/form/Content.ts';
import type { MadeTeam } from '#server/demoTown/makeTeams.ts';
import { writeForm } from '#server/demoTown/permitForm.ts';
import type { PermitStep } from '#server/demoTown/permitSteps.ts';
import { publish } from '#server/demoTown/publish.ts';
import { as, idOf, pieceKey, type Town } from '#server/demoTown/town.ts';
import { launchSubmission } from '#server/operations/submission/launchSubmission.ts';
import { answerSurvey } from '#server/operations/survey/answerSurvey.ts';

const visits = 'How often do you visit Oak Grove Park?';
const first = 'What should come first?';
const children = 'How many children live with you?';
const words = 'Anything else';

const steps: readonly PermitStep[] = [
  {
    type: 'SurveyStep',
    name: 'What neighbors say',
    survey: {
      name: 'A playground in Oak Grove Park',
      instructions:
        '<p>We plan a playground. Tell us what you need: it takes two minutes, and nobody has to sign in.</p>',
    },
    fields: [
      { name: visits, dataType: 'multiple_choice', options: ['Every week', 'Every month', 'Hardly ever'] },
      { name: first, dataType: 'multiple_choice', options: ['Swings', 'A climbing frame', 'Benches and shade'] },
      { name: children, dataType: 'integer', settings: { minValue: '0', maxValue: '20', required: false } },
      { name: words, dataType: 'text', settings: { required: false } },
    ],
  },
  { type: 'BasicStep', name: 'Decide what is built', settings: { time: 20, timeUnit: 'days' } },
];

interface Response {
  readonly daysAgo: number;
  readonly said: Readonly<Record<string, string>>;
}

const responses: readonly Response[] = [
  { daysAgo: 8, said: { [visits]: 'Every week', [first]: 'Swings', [children]: '2' } },
  { daysAgo: 7, said: { [visits]: 'Every month', [first]: 'Benches and shade', [words]: 'My parents come along.' } },
  { daysAgo: 5, said: { [visits]: 'Every week', [first]: 'A climbing frame', [children]: '3' } },
  { daysAgo: 3, said: { [visits]: 'Hardly ever', [first]: 'Benches and shade', [children]: '0' } },
  { daysAgo: 1, said: { [visits]: 'Every week', [first]: 'Swings', [children]: '1', [words]: 'Sand, please!' } },
];

const writtenDaysAgo = 12;
const launchedDaysAgo = 9;

/** An open survey of the parks department that some neighbors have answered. */
export async function askNeighbors(town: Town, parks: MadeTeam): Promise<void> {
  const ctx = as(town, 'parksOwner', writtenDaysAgo);
  const { masterTemplateId, flowTemplateId } = await writeForm(ctx, parks, {
    name: 'Park improvement',
    piece: 'playground',
    steps,
    settings: {
      description: '<p>What is built in the parks, and what neighbors say of it.</p>',
      internallyLaunchable: true,
    },
  });
  await publish(town, { flowTemplateId, version: 1, by: 'parksOwner', piece: 'playground' }, writtenDaysAgo - 1);
  const userId = idOf(town, 'parksOwner');
  const launch = { masterTemplateId, launchedById: userId, primaryApplicantId: userId };
  const alone = { secondaryApplicantIds: [], subprocessRequirementId: null };
  const key = pieceKey('playground', 'launch');
  const submissionId = await launchSubmission(as(town, 'parksOwner', launchedDaysAgo), { ...launch, ...alone }, key);
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
    await answerSurvey(as(town, 'parksOwner', daysAgo), input, pieceKey('playground', 'response', number));
  }
}
