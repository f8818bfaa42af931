import { activitySentence } from '#messages/submission/activitySentence.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { pageTotal, keysetPage, newestFirst } from '#server/graphql/keysetPage.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { totalDescription } from '#server/graphql/rowsConnection.ts';
import { skipDescription, skipLimit } from '#server/graphql/skipArgument.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** No scope of its own: the submission decides who sees its activity log. */
export const Activity = builder.prismaObject('Activity', {
  description: 'An entry in the activity log of a submission.',
  select: { id: true },
  fields: (t) => ({
    id: t.id({ description: 'The ID of the log entry.', resolve: ({ id }) => encodeGlobalId('Activity', id) }),
    kind: t.exposeString('kind', { description: 'The code of what happened, such as `completeStep`.' }),
    actor: t.relation('actor', { nullable: true, description: 'The person who acted, or null if no person did.' }),
    sentence: t.string({
      description: 'What happened, as a sentence for people.',
      select: { kind: true, data: true, actor: { select: { name: true } } },
      resolve: ({ kind, data, actor }) => activitySentence(kind, actor?.name ?? 'Portico', data as object as Told),
    }),
    html: t.string({
      description: 'What happened, as a sentence in HTML.',
      select: { kind: true, data: true, actor: { select: { name: true } } },
      resolve: ({ kind, data, actor }) =>
        escapeHtml(activitySentence(kind, actor?.name ?? 'Portico', data as object as Told)),
    }),
    isInternal: t.exposeBoolean('isInternal', { description: 'Whether only staff can see the entry.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it happened.' }),
  }),
});

async function toldOf(submissionId: string, { access }: RequestContext): Promise<Prisma.ActivityWhereInput> {
  const isStaff = await access.may('submission', 'viewAsStaff', submissionId);
  // the entry for the completed step already covers it
  const kind = { not: 'advanceStep' };
  return { submissionId, kind, ...(isStaff ? {} : { isInternal: false }) };
}

type Told = Readonly<Record<string, unknown>>;

builder.prismaObjectField(Submission, 'activities', (t) =>
  t.connection(
    {
      type: Activity,
      description: 'The activity log, newest first. Only staff see internal entries.',
      authScopes: may('submission', 'viewActivity', ownKey('id')),
      args: { skip: t.arg.int({ validate: skipLimit, description: skipDescription }) },
      resolve: async ({ id }, pagination, ctx, info) => {
        const where = await toldOf(id, ctx);
        const { activity } = ctx.services.db;
        return keysetPage(pagination, ctx, info, {
          ...{ order: newestFirst, where },
          rows: (query) => activity.findMany(query),
          total: () => activity.count({ where }),
        });
      },
    },
    {
      description: 'One page of the activity log.',
      fields: (connection) => ({ totalCount: connection.int({ description: totalDescription, resolve: pageTotal }) }),
    },
  ),
);
