import { fieldOf } from '#domain/form/Form.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import {
  minPublicGroupSize,
  isVisualizable,
  type NamedCount,
  type NumberFigures,
} from '#domain/metrics/answerFigures.ts';
import { builder } from '#server/graphql/builder.ts';
import { Field } from '#server/graphql/form/Field.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { visibleStatistics } from '#server/graphql/metrics/visibleStatistics.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { publicVersions } from '#server/queries/form/publicVersions.ts';
import {
  answerFigures,
  answerSampleSize,
  publicAnswerFigures,
  type AnswerFigures,
  type AnswerMarker,
} from '#server/queries/metrics/answerFigures.ts';

const CountType = builder.objectRef<NamedCount>('AnswerCount').implement({
  description: 'The number of answers for an option or a town.',
  fields: (t) => ({
    name: t.exposeString('name', {
      nullable: true,
      description:
        'The option or town. Null for options that are no longer offered and for unknown towns. Where small groups are combined, null for all answers that are not in a named group.',
    }),
    count: t.exposeInt('count', { description: 'The number of answers.' }),
  }),
});

const RangeType = builder.objectRef<NumberFigures['ranges'][number]>('AnswerRange').implement({
  description: 'The number of answers within a range of numbers.',
  fields: (t) => ({
    from: t.exposeFloat('from', {
      nullable: true,
      description: 'The smallest number in the range, or null for the open lowest range that the public sees.',
    }),
    to: t.exposeFloat('to', {
      nullable: true,
      description: 'Where the next range starts, or null for the open highest range that the public sees.',
    }),
    count: t.exposeInt('count', { description: 'The number of answers.' }),
  }),
});

const MarkerType = builder.objectRef<AnswerMarker>('AnswerMarker').implement({
  description: 'An address given as an answer, to show on a map.',
  fields: (t) => ({
    longitude: t.exposeFloat('longitude', { description: 'The longitude in degrees, positive east of Greenwich.' }),
    latitude: t.exposeFloat('latitude', { description: 'The latitude in degrees, positive north of the equator.' }),
    text: t.exposeString('text', { description: 'The address on one line.' }),
    identifier: t.exposeString('identifier', {
      nullable: true,
      description: 'The answer that identifies the submission, or null if it has none.',
    }),
    scopedId: t.exposeInt('scopedId', { description: 'The number of the submission within its team.' }),
    submissionId: t.id({
      description: 'The ID of the submission.',
      resolve: ({ submissionId }) => encodeGlobalId('Submission', submissionId),
    }),
  }),
});

const rowOf = ({ longitude, latitude, text, identifier, scopedId, submissionId }: AnswerMarker): readonly unknown[] => [
  ...[longitude, latitude, text, identifier ?? `#${scopedId}`, scopedId, submissionId],
];

const money = 'Amounts of money are in cents.';

const FiguresType = builder.objectRef<AnswerFigures>('AnswerFigures').implement({
  description: `Statistics of the answers to a question in the last ${answerSampleSize} completed submissions.`,
  fields: (t) => ({
    count: t.exposeInt('count', {
      description: `The number of answers that the statistics count. For viewers who are not members of the form, a multiple of ${minPublicGroupSize}.`,
    }),
    isGrouped: t.exposeBoolean('isGrouped', {
      description: `Whether groups of fewer than ${minPublicGroupSize} answers are combined and numbers are rounded. This is so for viewers who are not members of the form.`,
    }),
    counts: t.field({
      type: [CountType],
      description: 'The answers by option, or by town for addresses, most frequent first.',
      resolve: ({ counts }) => [...counts],
    }),
    mean: t.float({
      nullable: true,
      description: `The mean of the answers. Null for questions that do not ask for a number. ${money}`,
      resolve: ({ numbers }) => numbers?.mean,
    }),
    median: t.float({
      nullable: true,
      description: `The median of the answers. Null for questions that do not ask for a number. ${money}`,
      resolve: ({ numbers }) => numbers?.median,
    }),
    standardDeviation: t.float({
      nullable: true,
      description: `The standard deviation of the answers. Null for questions that do not ask for a number. ${money}`,
      resolve: ({ numbers }) => numbers?.standardDeviation,
    }),
    ranges: t.field({
      type: [RangeType],
      description: `The answers by ranges of numbers, in order. Empty for questions that do not ask for a number. ${money}`,
      resolve: ({ numbers }) => [...(numbers?.ranges ?? [])],
    }),
    markers: t.field({
      type: [MarkerType],
      description: 'The addresses with a known location. Only for members of the form.',
      resolve: ({ markers }) => [...markers],
    }),
    markerRows: t.field({
      type: 'JSON',
      description:
        'The same addresses as compact rows: longitude, latitude, address, title, and the submission’s number and ID.',
      resolve: ({ markers }) => markers.map(rowOf),
    }),
  }),
});

builder.prismaObjectFields(Field, (t) => ({
  answerFigures: t.field({
    type: FiguresType,
    nullable: true,
    description:
      'Statistics of the answers to this question. Members of the form see all answers. Other viewers see grouped statistics if the form’s statistics are public and its published version asks applicants the question without redacting it. Those statistics count only answers given in versions that did so too. Null for everyone else.',
    complexity: { field: 50 },
    select: {
      flowTemplate: { select: { masterTemplateId: true } },
      section: { select: { step: { select: { external: true } } } },
    },
    resolve: async ({ identity, dataType, redacted, flowTemplateId, flowTemplate, section }, _args, ctx) => {
      const { masterTemplateId } = flowTemplate;
      const { pool } = ctx.services;
      const sees = await visibleStatistics(ctx, masterTemplateId);
      const isOpen = section.step?.external === true && !redacted;
      if (sees === 'nothing' || (sees === 'public' && !isOpen)) return null;
      const versions = sees === 'public' ? await publicVersions(pool, masterTemplateId, identity) : [];
      if (sees === 'public' && versions.length === 0) return null;
      if (!isVisualizable(dataType)) throw new Refusal('notVisualizable');
      const field = fieldOf(await formOf(ctx, flowTemplateId), identity);
      if (!field) return null;
      return sees === 'all'
        ? answerFigures(pool, masterTemplateId, field)
        : publicAnswerFigures(pool, masterTemplateId, { field, versions });
    },
  }),
}));
