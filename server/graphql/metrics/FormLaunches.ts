import type { Bar } from '#domain/metrics/revenueBars.ts';
import { builder } from '#server/graphql/builder.ts';
import { BarUnitEnum } from '#server/graphql/metrics/MetricsType.ts';

export const FormLaunches = builder.objectRef<Bar & { readonly count: number }>('FormLaunches').implement({
  description: 'How many submissions of a form were launched within some days.',
  fields: (t) => ({
    unit: t.field({ type: BarUnitEnum, description: 'For how long it stands.', resolve: ({ unit }) => unit }),
    from: t.exposeString('from', { description: 'The first day, as yyyy-MM-dd, where the team is.' }),
    to: t.exposeString('to', { description: 'The last day.' }),
    count: t.exposeInt('count', { description: 'How many.' }),
  }),
});
