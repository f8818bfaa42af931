import { preparationFor, type FileToPrepare, type Preparation } from '#domain/form/preparationFor.ts';
import { stepActors, stepActorsOf } from '#domain/submission/stepActors.ts';
import { builder } from '#server/graphql/builder.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { Step } from '#server/graphql/form/Step.ts';
import { SubprocessForm, requiredFormSelection, type RequiredForm } from '#server/graphql/form/SubprocessConfig.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';

const StepActorEnum = builder.enumType('StepActor', {
  description:
    'Who works on a step: the applicant (`applicant`), the team’s staff (`staff`), or someone outside both (`thirdParty`).',
  values: stepActors,
});

builder.prismaObjectFields(Step, (t) => ({
  actors: t.field({
    type: [StepActorEnum],
    description: 'Who works on the step.',
    select: { type: true, external: true, reviewGroups: { select: { reviewType: true } } },
    resolve: ({ type, external, reviewGroups }) => [
      ...stepActorsOf({ type, external, reviewTypes: reviewGroups.map(({ reviewType }) => reviewType) }),
    ],
  }),
}));

const FileType = builder.objectRef<FileToPrepare>('FileToPrepare').implement({
  description: 'A file that a form asks applicants for.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the field that asks for the file.' }),
    required: t.exposeBoolean('required', {
      description: 'Whether the file is required, unless the answers make it unnecessary.',
    }),
    isConditional: t.exposeBoolean('isConditional', {
      description: 'Whether the file is requested only after certain answers.',
    }),
  }),
});

interface Told extends Preparation {
  readonly signs: boolean;
  readonly forms: readonly RequiredForm[];
}

const PreparationType = builder.objectRef<Told>('FormPreparation').implement({
  description: 'What applicants can have ready before they start a form.',
  fields: (t) => ({
    files: t.field({
      type: [FileType],
      description: 'The files that the form requests from applicants, in order.',
      resolve: ({ files }) => [...files],
    }),
    questionCount: t.exposeInt('questionCount', {
      description: 'The number of questions that every applicant is asked. More may follow from the answers.',
    }),
    signs: t.exposeBoolean('signs', { description: 'Whether applicants have to sign.' }),
    forms: t.field({
      type: [SubprocessForm],
      description: 'Other forms that applicants have to submit too.',
      resolve: ({ forms }) => [...forms],
    }),
  }),
});

builder.prismaObjectFields(FlowTemplate, (t) => ({
  preparation: t.field({
    type: PreparationType,
    description: 'What applicants can have ready before they start.',
    complexity: 20,
    select: {
      steps: { where: { genericType: 'Step', external: true }, select: { id: true, requiresSignature: true } },
      subprocessConfigs: {
        where: { required: true },
        orderBy: [{ step: { position: 'asc' } }, { position: 'asc' }, { id: 'asc' }],
        select: { subprocessMasterTemplate: requiredFormSelection },
      },
    },
    resolve: async ({ id, steps, subprocessConfigs }, _args, ctx) => ({
      ...preparationFor(await formOf(ctx, id), new Set(steps.map((step) => step.id))),
      signs: steps.some(({ requiresSignature }) => requiresSignature),
      forms: subprocessConfigs.map(({ subprocessMasterTemplate }) => subprocessMasterTemplate),
    }),
  }),
}));

builder.objectField(MasterTemplate, 'isClonableByViewer', (t) =>
  t.boolean({
    description:
      'Whether the viewer is a government user who can clone the form. Forms in the library can be cloned by others too, when they create a form.',
    resolve: async ({ id }, _args, { access }) =>
      access.principal.isGovernment && (await access.may('masterTemplate', 'cloneForm', id)),
  }),
);
