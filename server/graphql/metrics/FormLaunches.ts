import type { Bar } from '#domain/metrics/revenueBars.ts';
import { builder } from '#server/graphql/builder.ts';
import { BarUnitEnum } from '#server/graphql/metrics/MetricsType.ts';

export const FormLaunches = builder.objectRef<Bar & { readonly count: number }>('FormLaunches').implement({
  description: 'The number of submissions of a form that were started in a period.',
  fields: (t) => ({
    unit: t.field({ type: BarUnitEnum, description: 'The length of the period.', resolve: ({ unit }) => unit }),
    from: t.exposeString('from', {
      description: 'The first day of the period, as yyyy-MM-dd in the team’s time zone.',
    }),
    to: t.exposeString('to', { description: 'The last day of the period, as yyyy-MM-dd in the team’s time zone.' }),
    count: t.exposeInt('count', { description: 'The number of submissions started in the period.' }),
  }),
});
