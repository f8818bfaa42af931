import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { ownSubmissionGroups, type OwnSubmissionGroup } from '#domain/submission/ownSubmissionGroups.ts';
import { applicantWhere } from '#server/access/applicants.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { Viewer } from '#server/graphql/account/Viewer.ts';
import { builder } from '#server/graphql/builder.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { pageTotal, keysetPage, newestFirst } from '#server/graphql/keysetPage.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { emptyIfForbidden } from '#server/graphql/requestErrors.ts';
import { resolvePage } from '#server/graphql/resolvePage.ts';
import { totalDescription } from '#server/graphql/rowsConnection.ts';
import { skipDescription, skipLimit } from '#server/graphql/skipArgument.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import {
  ownSubmissionPage,
  startedForms,
  type OwnSubmissionCursor,
} from '#server/queries/submission/ownSubmissionPage.ts';

const mostOfAForm = 100;

/** Submissions in which the person is an applicant. Excludes those they only process as staff, and deleted ones. */
const appliedForBy = (userId: string): Prisma.SubmissionWhereInput => ({
  deletedAt: null,
  applicantAttachments: { some: applicantWhere(userId) },
});

builder.prismaObjectField(Viewer, 'submissions', (t) =>
  t.connection({
    type: Submission,
    description: 'The submissions in which the viewer is an applicant, newest first.',
    resolve: ({ id }, pagination, ctx, info) =>
      keysetPage(pagination, ctx, info, {
        order: newestFirst,
        where: appliedForBy(id),
        rows: (query) => ctx.services.db.submission.findMany(query),
      }),
  }),
);

const OwnSubmissionGroupEnum = builder.enumType('OwnSubmissionGroup', {
  description:
    'The groups of a person’s own submissions: `yourTurn` (it waits for its applicants), `inProgress` (it waits for others or is on hold), or `finished`.',
  values: ownSubmissionGroups,
});

const OwnSubmissionCount = builder.objectRef<{ group: OwnSubmissionGroup; count: number }>('OwnSubmissionCount');
OwnSubmissionCount.implement({
  description: 'The number of a person’s own submissions in a group.',
  fields: (t) => ({
    group: t.expose('group', { type: OwnSubmissionGroupEnum, description: 'The group.' }),
    count: t.exposeInt('count', { description: 'The number of submissions in it that match the search.' }),
  }),
});

const usualPage = 20;
const mostWords = 8;

builder.prismaObjectField(Viewer, 'ownSubmissions', (t) =>
  t.connection(
    {
      type: Submission,
      description:
        'The submissions in which the viewer is an applicant, grouped: those that wait for the viewer or another applicant, then those in progress, then finished ones. Newest first in each group.',
      args: {
        group: t.arg({ type: OwnSubmissionGroupEnum, description: 'Returns only this group. The default is all.' }),
        search: t.arg.string({
          validate: shortText,
          description:
            'Returns only submissions that contain all words of this text in their number, form, team, identifying answer, or addresses.',
        }),
      },
      resolve: async ({ id: userId }, { group, search, ...asked }, ctx, info) => {
        const { pool, db } = ctx.services;
        const { size, direction, from } = resolvePage(asked, usualPage, readOwnCursor);
        const page = await ownSubmissionPage(pool, {
          ...{ userId, group: group ?? null, words: wordsOf(search ?? ''), size, direction, from },
        });
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: { id: true } });
        const ids = page.rows.map(({ id }) => id);
        const found = await db.submission.findMany({ ...query, where: { id: { in: ids } } });
        const byId = new Map(found.map((submission) => [submission.id, submission]));
        const edges = page.rows.flatMap((row) => {
          const node = byId.get(row.id);
          const group = ownSubmissionGroups[row.place] ?? 'inProgress';
          return node ? [{ node, group, cursor: ownCursorOf(row) }] : [];
        });
        const isForward = direction === 'forward';
        return {
          edges,
          counts: ownSubmissionGroups.map((each) => ({ group: each, count: page.counts[each] })),
          pageInfo: {
            hasNextPage: isForward ? page.hasMore : from !== null,
            hasPreviousPage: isForward ? from !== null : page.hasMore,
            startCursor: edges[0]?.cursor ?? null,
            endCursor: edges.at(-1)?.cursor ?? null,
          },
        };
      },
    },
    {
      description: 'One page of the viewer’s own submissions, by group.',
      fields: (connection) => ({
        counts: connection.field({
          type: [OwnSubmissionCount],
          description: 'The number of submissions that match the search, by group, whichever group is returned.',
          resolve: (page) => [
            ...(page as unknown as { counts: { group: OwnSubmissionGroup; count: number }[] }).counts,
          ],
        }),
      }),
    },
    {
      fields: (edge) => ({
        group: edge.field({
          type: OwnSubmissionGroupEnum,
          description: 'The group that the submission is in.',
          resolve: (each) => (each as unknown as { group: OwnSubmissionGroup }).group,
        }),
      }),
    },
  ),
);

builder.prismaObjectField(Viewer, 'startedForms', (t) =>
  t.prismaField({
    type: [MasterTemplate],
    description:
      'The forms of which the viewer started a submission and can start another, most recent first. At most 4.',
    resolve: async (query, { id }, _args, { services: { pool, db } }) => {
      const ids = (await startedForms.rows(pool, [id])).map((form) => form.id);
      const forms = await db.masterTemplate.findMany({ ...query, where: { id: { in: ids } } });
      return forms.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    },
  }),
);

/** In lowercase; a number may have its sign. */
const wordsOf = (search: string): string[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^#(?=.)/, ''))
    .filter((word) => word !== '')
    .slice(0, mostWords);

const ownCursorOf = ({ place, startedAt, id }: OwnSubmissionCursor): string => `${place}_${startedAt}_${id}`;

/** Accepts only cursors that this list produced. */
function readOwnCursor(cursor: string): OwnSubmissionCursor {
  const [place = '', startedAt = '', id = '', ...rest] = cursor.split('_');
  if (!/^[012]$/.test(place) || !z.iso.datetime().safeParse(startedAt).success || !isUuid(id) || rest.length > 0)
    throw new Refusal('malformed');
  return { place: Number(place), startedAt, id };
}

builder.prismaObjectField(MasterTemplate, 'ownSubmissions', (t) =>
  t.prismaField({
    type: ['Submission'],
    description:
      'The viewer’s own submissions of this form, newest first. Empty for visitors, and for API keys without `submissions:read`.',
    authScopes: { reads: 'submissions' },
    unauthorizedResolver: emptyIfForbidden,
    resolve: (query, { id: masterTemplateId }, _args, { actor, services }) => {
      if (actor.kind !== 'person') return [];
      return services.db.submission.findMany({
        ...query,
        where: { masterTemplateId, ...appliedForBy(actor.userId) },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: mostOfAForm,
      });
    },
  }),
);

builder.queryField('previouslyLaunched', (t) =>
  t.connection(
    {
      type: Submission,
      description: 'The viewer’s own submissions of a form, newest first.',
      authScopes: { signedIn: true },
      args: {
        masterTemplateId: t.arg.globalID({ required: true, description: 'The ID of the form.' }),
        skip: t.arg.int({ validate: skipLimit, description: skipDescription }),
      },
      resolve: (_root, { masterTemplateId: { id: masterTemplateId }, ...pagination }, ctx, info) => {
        const where = { masterTemplateId, ...appliedForBy(personOf(ctx).userId) };
        const { submission } = ctx.services.db;
        return keysetPage(pagination, ctx, info, {
          ...{ order: newestFirst, where },
          rows: (query) => submission.findMany(query),
          total: () => submission.count({ where }),
        });
      },
    },
    {
      description: 'One page of the viewer’s own submissions.',
      fields: (connection) => ({ totalCount: connection.int({ description: totalDescription, resolve: pageTotal }) }),
    },
  ),
);
