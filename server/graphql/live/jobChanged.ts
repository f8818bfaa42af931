import { builder } from '#server/graphql/builder.ts';
import { resourceChanges, type ResourceChange } from '#server/graphql/live/resourceChanges.ts';
import { argumentId, may } from '#server/graphql/may.ts';
import { jobTopic } from '#server/operations/job/jobRow.ts';

const JobChange = builder.objectRef<ResourceChange<'job'>>('JobChange').implement({
  description: 'A change in the progress of a job.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      description: 'The cursor of this event. Pass it as `after` to resume after a disconnect.',
    }),
    job: t.prismaField({
      type: 'Job',
      nullable: true,
      description: 'The current state of the job, or null if it was removed.',
      resolve: (query, { id }, _args, { services }) => services.db.job.findUnique({ ...query, where: { id } }),
    }),
  }),
});

builder.subscriptionField('jobChanged', (t) =>
  t.field({
    type: JobChange,
    description: 'Sends an event for each progress update of a job that the viewer started.',
    authScopes: may('job', 'viewJob', argumentId('id')),
    args: {
      id: t.arg.globalID({ required: true, description: 'The ID of the job to watch.' }),
      after: t.arg.string({
        description: 'The cursor of the last event received. If omitted, only new events are sent.',
      }),
    },
    subscribe: (_root, { id, after }, ctx) =>
      resourceChanges(ctx, { kind: 'job', action: 'viewJob', id: id.id, topic: jobTopic(id.id), after }),
    resolve: (change) => change,
  }),
);
