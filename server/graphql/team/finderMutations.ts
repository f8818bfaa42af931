import { finderLimits as limits, type Finder } from '#domain/finder/Finder.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation, type MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { maxItems, paragraph, shortText } from '#server/graphql/inputTexts.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { publishFinder, saveFinder, unpublishFinder } from '#server/operations/team/finder.ts';

const AnswerInput = builder.inputType('FinderAnswerInput', {
  description: 'An answer to a question of a finder.',
  fields: (t) => ({
    key: t.string({
      required: true,
      validate: shortText,
      description: 'A key of lowercase letters, digits, and hyphens that no other answer of the question has.',
    }),
    text: t.string({ required: true, validate: shortText, description: 'The answer as residents read it.' }),
    leadsTo: t.string({
      validate: shortText,
      description: 'The key of the question or result that follows, or null if it is not chosen yet.',
    }),
  }),
});

const QuestionInput = builder.inputType('FinderQuestionInput', {
  description: 'A question of a finder.',
  fields: (t) => ({
    key: t.string({
      required: true,
      validate: shortText,
      description: 'A key of lowercase letters, digits, and hyphens that no other question or result has.',
    }),
    text: t.string({ required: true, validate: shortText, description: 'The question as residents read it.' }),
    hint: t.string({ required: true, validate: shortText, description: 'A hint, or an empty string.' }),
    answers: t.field({
      type: [AnswerInput],
      required: true,
      validate: maxItems(limits.answers.max),
      description: `The answers, in order, at most ${limits.answers.max}.`,
    }),
  }),
});

const FormInput = builder.inputType('FinderFormInput', {
  description: 'A form that a result recommends.',
  fields: (t) => ({
    formId: t.globalID({
      required: true,
      for: MasterTemplate,
      description: 'The ID of the form, which the team owns.',
    }),
    reason: t.string({ required: true, validate: shortText, description: 'Why people need the form.' }),
  }),
});

const ResultInput = builder.inputType('FinderResultInput', {
  description: 'What a finder tells people at the end.',
  fields: (t) => ({
    key: t.string({
      required: true,
      validate: shortText,
      description: 'A key of lowercase letters, digits, and hyphens that no other question or result has.',
    }),
    title: t.string({ required: true, validate: shortText, description: 'The title as residents read it.' }),
    text: t.string({ required: true, validate: paragraph, description: 'Plain text, or an empty string.' }),
    contact: t.string({ required: true, validate: shortText, description: 'Who can help, or an empty string.' }),
    forms: t.field({
      type: [FormInput],
      required: true,
      validate: maxItems(limits.forms),
      description: `The forms that people need, in order, at most ${limits.forms}.`,
    }),
  }),
});

const CombinationInput = builder.inputType('FinderCombinationInput', {
  description: 'Forms that are often needed together.',
  fields: (t) => ({
    key: t.string({
      required: true,
      validate: shortText,
      description: 'A key of lowercase letters, digits, and hyphens that no other combination has.',
    }),
    formIds: t.globalIDList({
      required: true,
      for: MasterTemplate,
      validate: maxItems(limits.combined.max),
      description: `The IDs of the forms, at most ${limits.combined.max}.`,
    }),
  }),
});

const FinderInput = builder.inputType('FinderInput', {
  description: 'A whole finder.',
  fields: (t) => ({
    title: t.string({
      required: true,
      validate: shortText,
      description: 'The title, or an empty string for the default, “Which permit do I need?”',
    }),
    intro: t.string({ required: true, validate: shortText, description: 'Plain text above the first question.' }),
    questions: t.field({
      type: [QuestionInput],
      required: true,
      validate: maxItems(limits.questions),
      description: `The questions, at most ${limits.questions}. The first one is the start.`,
    }),
    results: t.field({
      type: [ResultInput],
      required: true,
      validate: maxItems(limits.results),
      description: `The results, at most ${limits.results}.`,
    }),
    combinations: t.field({
      type: [CombinationInput],
      required: true,
      validate: maxItems(limits.combinations),
      description: `Forms that are often needed together, at most ${limits.combinations} combinations.`,
    }),
  }),
});

const output = (t: MutationOutputFields<{ readonly teamId: string }>) => ({
  team: t.prismaField({
    type: Team,
    description: 'The team with its finder after the change.',
    resolve: (query, { done: { teamId } }, _args, { services }) =>
      services.db.team.findUniqueOrThrow({ ...query, where: { id: teamId } }),
  }),
});

const toFinder = ({ questions, results, combinations, ...texts }: typeof FinderInput.$inferInput): Finder => ({
  ...texts,
  questions: questions.map(({ answers, ...question }) => ({
    ...question,
    answers: answers.map(({ leadsTo, ...answer }) => ({ ...answer, leadsTo: leadsTo ?? null })),
  })),
  results: results.map(({ forms, ...result }) => ({
    ...result,
    forms: forms.map(({ formId, reason }) => ({ formId: formId.id, reason })),
  })),
  combinations: combinations.map(({ key, formIds }) => ({ key, formIds: formIds.map(({ id }) => id) })),
});

defineMutation('saveFinder', {
  description: 'Saves the draft of a team’s finder. Residents see nothing of it until it is published.',
  inputDescription: 'The whole draft, and the revision it is based on.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team.' }),
    revision: t.int({
      required: true,
      description: 'The revision that the author saw, or 0 for the first save. Refused if the draft has changed since.',
    }),
    finder: t.field({ type: FinderInput, required: true, description: 'The draft, which can be incomplete.' }),
  }),
  may: ['team', 'manageFinder', ({ input }) => input.teamId.id],
  run: async (ctx, { input: { teamId, revision, finder } }) => ({
    teamId: teamId.id,
    revision: await saveFinder(ctx, { teamId: teamId.id, revision, finder: toFinder(finder) }),
  }),
  keepsRights: true,
  outputDescription: 'The saved draft.',
  outputFields: (t) => ({
    ...output(t),
    revision: t.int({ description: 'The revision of the saved draft.', resolve: ({ done }) => done.revision }),
  }),
});

defineMutation('publishFinder', {
  description: 'Shows the draft of a team’s finder to residents. Refused with all problems if it is incomplete.',
  inputDescription: 'The team, and the revision of the draft to publish.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team.' }),
    revision: t.int({
      required: true,
      description: 'The revision that the author saw. Refused if the draft has changed since.',
    }),
  }),
  may: ['team', 'manageFinder', ({ input }) => input.teamId.id],
  run: async (ctx, { input: { teamId, revision } }) => ({
    teamId: await publishFinder(ctx, { teamId: teamId.id, revision }),
  }),
  keepsRights: true,
  outputDescription: 'The published finder.',
  outputFields: output,
});

defineMutation('unpublishFinder', {
  description: 'Takes a team’s finder off the public pages. The draft stays.',
  inputDescription: 'The team.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team.' }),
  }),
  may: ['team', 'manageFinder', ({ input }) => input.teamId.id],
  run: async (ctx, { input: { teamId } }) => ({ teamId: await unpublishFinder(ctx, { teamId: teamId.id }) }),
  keepsRights: true,
  outputDescription: 'The team without a published finder.',
  outputFields: output,
});
