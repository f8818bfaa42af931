import { kinds } from '#domain/form/fields/kinds.ts';
import type { FieldRange } from '#domain/form/Form.ts';
import { answersAsText, type FieldAsText, type SectionAsText } from '#domain/submission/answersAsText.ts';
import { builder } from '#server/graphql/builder.ts';
import { DataTypeEnum } from '#server/graphql/form/enums.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { AnswerFile } from '#server/graphql/submission/SubmissionFile.ts';
import { mayReadAnswer, mayReadStep, viewerOf } from '#server/graphql/submission/submissionViewer.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';

interface AnsweredField extends FieldAsText {
  readonly submissionId: string;
  readonly isHidden: boolean;
}

interface AnsweredSection extends Omit<SectionAsText, 'fields'> {
  readonly fields: readonly AnsweredField[];
}

export interface AnsweredStep {
  readonly activeStepId: string;
  readonly name: string;
  readonly sections: readonly AnsweredSection[];
}

const AnsweredFieldType = builder.objectRef<AnsweredField>('AnsweredField').implement({
  description: 'A field of the form with its answer as text.',
  fields: (t) => ({
    fieldIdentity: t.string({ description: 'The identity of the field.', resolve: ({ field }) => field.identity }),
    fieldName: t.string({ description: 'The name of the field.', resolve: ({ field }) => field.name }),
    dataType: t.field({
      type: DataTypeEnum,
      description: 'The data type of the field.',
      resolve: ({ field }) => field.dataType,
    }),
    isHidden: t.exposeBoolean('isHidden', { description: 'Whether the viewer may not read the answer.' }),
    text: t.string({
      nullable: true,
      description: 'The answer as text, with its line breaks. Null if there is no answer, or if it is hidden.',
      resolve: ({ text, isHidden }) => (isHidden ? null : text),
    }),
    files: t.prismaField({
      type: [AnswerFile],
      description: 'The files of the answer, in order. Empty for answers without files, and if the answer is hidden.',
      resolve: (query, { submissionId, field, isHidden }, _args, { services }) =>
        kinds[field.dataType].names === 'files' && !isHidden
          ? services.db.datumFile.findMany({
              ...query,
              where: { submissionId, fieldIdentity: field.identity, removedAt: null },
              orderBy: [{ position: 'asc' }, { id: 'asc' }],
            })
          : [],
    }),
  }),
});

const AnsweredSectionType = builder.objectRef<AnsweredSection>('AnsweredSection').implement({
  description: 'A section of the form with its answers.',
  fields: (t) => ({
    identity: t.exposeString('identity', { description: 'The identity of the section.' }),
    name: t.exposeString('name', { description: 'The name of the section. Empty if it has no name.' }),
    fields: t.field({
      type: [AnsweredFieldType],
      description: 'The fields of the section, in the order of the form.',
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ fields }) => [...fields],
    }),
  }),
});

export const AnsweredStepType = builder.objectRef<AnsweredStep>('AnsweredStep').implement({
  description: 'A step of the submission with its answers.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the step. Empty if it has no name.' }),
    activeStep: t.prismaField({
      type: ActiveStep,
      description: 'The step of the submission.',
      resolve: (query, { activeStepId: id }, _args, { services }) =>
        services.db.activeStep.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    sections: t.field({
      type: [AnsweredSectionType],
      description: 'The sections of the step, in order.',
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ sections }) => [...sections],
    }),
  }),
});

/** The fields and answers of the steps whose contents the viewer may see. */
export async function answeredSteps(
  ctx: RequestContext,
  { snapshot, evaluation }: EvaluatedSubmission,
  span: FieldRange,
): Promise<readonly AnsweredStep[]> {
  const { id: submissionId, timeZone } = snapshot;
  const viewer = await viewerOf(ctx, submissionId);
  const rows = await ctx.services.db.activeStep.findMany({ where: { submissionId }, include: { step: true } });
  const steps = new Map(rows.map((row) => [row.stepIdentity, row]));
  return answersAsText(evaluation, span, timeZone).flatMap(({ identity, name, sections }) => {
    const row = steps.get(identity);
    if (!row || !mayReadStep(viewer, row.step)) return [];
    const { external } = row.step;
    const readable = (fields: readonly FieldAsText[]): AnsweredField[] =>
      fields.map(({ field, text }) => {
        const isHidden = !mayReadAnswer(viewer, { external, redacted: field.redacted });
        return { field, text, submissionId, isHidden };
      });
    const read = sections.map(({ fields, ...section }) => ({ ...section, fields: readable(fields) }));
    return [{ activeStepId: row.id, name, sections: read }];
  });
}
