import { fieldOf } from '#domain/form/Form.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { fewestTold, isVisualizable, type Counted, type NumberFigures } from '#domain/metrics/answerFigures.ts';
import { builder } from '#server/graphql/builder.ts';
import { Field } from '#server/graphql/form/Field.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { seesFigures } from '#server/graphql/metrics/seesFigures.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import {
  answerFigures,
  lastAnswered,
  type AnswerFigures,
  type AnswerMarker,
} from '#server/queries/metrics/answerFigures.ts';

const CountType = builder.objectRef<Counted>('AnswerCount').implement({
  description: 'How often something was answered.',
  fields: (t) => ({
    name: t.exposeString('name', {
      nullable: true,
      description: 'The option, or the town; null for options that are gone and towns that nobody knows.',
    }),
    count: t.exposeInt('count', { description: 'How often.' }),
  }),
});

const RangeType = builder.objectRef<NumberFigures['ranges'][number]>('AnswerRange').implement({
  description: 'How many numbers lie between two others.',
  fields: (t) => ({
    from: t.exposeFloat('from', { description: 'The least.' }),
    to: t.exposeFloat('to', { description: 'Where the next range begins.' }),
    count: t.exposeInt('count', { description: 'How many.' }),
  }),
});

const MarkerType = builder.objectRef<AnswerMarker>('AnswerMarker').implement({
  description: 'An address on a map.',
  fields: (t) => ({
    longitude: t.exposeFloat('longitude', { description: 'In degrees, east of Greenwich.' }),
    latitude: t.exposeFloat('latitude', { description: 'In degrees, north of the equator.' }),
    text: t.exposeString('text', { description: 'The address on one line.' }),
    identifier: t.exposeString('identifier', { nullable: true, description: 'What names the submission.' }),
    scopedId: t.exposeInt('scopedId', { description: 'Its number.' }),
    submissionId: t.id({
      description: 'The submission.',
      resolve: ({ submissionId }) => encodeGlobalId('Submission', submissionId),
    }),
  }),
});

const rowOf = ({ longitude, latitude, text, identifier, scopedId, submissionId }: AnswerMarker): readonly unknown[] => [
  ...[longitude, latitude, text, identifier ?? `#${scopedId}`, scopedId, submissionId],
];

const money = 'Whole cents for amounts.';

const FiguresType = builder.objectRef<AnswerFigures>('AnswerFigures').implement({
  description: `What was answered to a question in up to ${lastAnswered} submissions that were completed last.`,
  fields: (t) => ({
    count: t.exposeInt('count', {
      description: `How many answers; 0 for fewer than ${fewestTold} where the viewer is no member of the form.`,
    }),
    counts: t.field({
      type: [CountType],
      description: 'Of choices and of the towns of addresses; the most frequent first.',
      resolve: ({ counts }) => [...counts],
    }),
    mean: t.float({ nullable: true, description: `Of numbers. ${money}`, resolve: ({ numbers }) => numbers?.mean }),
    median: t.float({ nullable: true, description: `Of numbers. ${money}`, resolve: ({ numbers }) => numbers?.median }),
    standardDeviation: t.float({
      nullable: true,
      description: `Of numbers. ${money}`,
      resolve: ({ numbers }) => numbers?.standardDeviation,
    }),
    ranges: t.field({
      type: [RangeType],
      description: `Of numbers, in their order. ${money}`,
      resolve: ({ numbers }) => [...(numbers?.ranges ?? [])],
    }),
    markers: t.field({
      type: [MarkerType],
      description: 'Addresses whose place is known; for the members of the form.',
      resolve: ({ markers }) => [...markers],
    }),
    markerRows: t.field({
      type: 'JSON',
      description: 'The same as rows: longitude, latitude, text, title, number and id of the submission.',
      resolve: ({ markers }) => markers.map(rowOf),
    }),
  }),
});

const nothing: AnswerFigures = { count: 0, counts: [], numbers: null, markers: [] };

builder.prismaObjectFields(Field, (t) => ({
  answerFigures: t.field({
    type: FiguresType,
    nullable: true,
    description:
      'What people answer to it, in figures: for the members of the form, and for everybody where its statistics are public and the question is put to applicants and not redacted. Null for everybody else.',
    complexity: { field: 50 },
    select: {
      flowTemplate: { select: { masterTemplateId: true } },
      section: { select: { step: { select: { external: true } } } },
    },
    resolve: async ({ identity, dataType, redacted, flowTemplateId, flowTemplate, section }, _args, ctx) => {
      const { masterTemplateId } = flowTemplate;
      const sees = await seesFigures(ctx, masterTemplateId);
      const isOpen = section.step?.external === true && !redacted;
      if (sees === 'nothing' || (sees === 'public' && !isOpen)) return null;
      if (!isVisualizable(dataType)) throw new Refusal('notVisualizable');
      const field = fieldOf(await formOf(ctx, flowTemplateId), identity);
      if (!field) return null;
      const figures = await answerFigures(ctx.services.pool, masterTemplateId, field);
      if (sees === 'all') return figures;
      return figures.count < fewestTold ? nothing : { ...figures, markers: [] };
    },
  }),
}));
