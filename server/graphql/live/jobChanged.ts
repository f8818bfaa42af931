import { builder } from '#server/graphql/builder.ts';
import { changes, type Change } from '#server/graphql/live/changes.ts';
import { argumentId, may } from '#server/graphql/may.ts';
import { jobTopic } from '#server/operations/job/jobRow.ts';

const JobChange = builder.objectRef<Change<'job'>>('JobChange').implement({
  description: 'A job has moved.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'Where to go on after this event.' }),
    job: t.prismaField({
      type: 'Job',
      nullable: true,
      description: 'As it stands now.',
      resolve: (query, { id }, _args, { services }) => services.db.job.findUnique({ ...query, where: { id } }),
    }),
  }),
});

builder.subscriptionField('jobChanged', (t) =>
  t.field({
    type: JobChange,
    description: 'Every step of a job that the viewer started.',
    authScopes: may('job', 'viewJob', argumentId('id')),
    args: {
      id: t.arg.globalID({ required: true, description: 'The job.' }),
      after: t.arg.string({ description: 'The cursor of the last event that was received.' }),
    },
    subscribe: (_root, { id, after }, ctx) =>
      changes(ctx, { kind: 'job', action: 'viewJob', id: id.id, topic: jobTopic(id.id), after }),
    resolve: (change) => change,
  }),
);
