import { emptyFinder, formIdsOf } from '#domain/finder/Finder.ts';
import { parseFinder } from '#domain/finder/finderSchema.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { Contact } from '#server/graphql/account/Contact.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { nullIfForbidden } from '#server/graphql/requestErrors.ts';
import { Finder } from '#server/graphql/team/Finder.ts';
import { finderView } from '#server/graphql/team/FinderView.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';

type FinderRow = Prisma.TeamFinderGetPayload<{ include: { publishedBy: true } }>;

interface EditedFinder {
  readonly teamId: string;
  /** null before the first save */
  readonly row: FinderRow | null;
}

/** Choosing from more forms than this would need a search. */
const mostOffered = 500;

const FinderDraft = builder.objectRef<EditedFinder>('FinderDraft').implement({
  description: 'A team’s finder as its managers edit it.',
  fields: (t) => ({
    revision: t.int({
      description:
        'The revision of the draft, or 0 if it was never saved. A save must name the revision it is based on.',
      resolve: ({ row }) => row?.revision ?? 0,
    }),
    content: t.field({
      type: Finder,
      description: 'The draft, which can be incomplete.',
      resolve: ({ teamId, row }, _args, ctx) =>
        finderView(ctx, teamId, row ? parseFinder(row.draft) : emptyFinder, { isPublic: false }),
    }),
    published: t.field({
      type: Finder,
      nullable: true,
      description: 'What residents see now, including forms that were hidden since, or null if nothing is published.',
      resolve: ({ teamId, row }, _args, ctx) =>
        row?.publishedAt ? finderView(ctx, teamId, parseFinder(row.published), { isPublic: false }) : null,
    }),
    publishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the finder was last published, or null if nothing is published.',
      resolve: ({ row }) => row?.publishedAt ?? null,
    }),
    publishedBy: t.field({
      type: Contact,
      nullable: true,
      description: 'The person who last published the finder, or null if nothing is published.',
      resolve: ({ row }) => row?.publishedBy ?? null,
    }),
    offeredForms: t.prismaField({
      type: [MasterTemplate],
      description: `The forms of the team to choose from, sorted by name, at most ${mostOffered}: those ever published and not archived, and those the draft already names.`,
      resolve: (query, { teamId, row }, _args, { services }) =>
        services.db.masterTemplate.findMany({
          ...query,
          where: {
            teamId,
            OR: [
              { everPublished: true, status: { not: 'archived' } },
              { id: { in: row ? formIdsOf(parseFinder(row.draft)) : [] } },
            ],
          },
          orderBy: [{ name: 'asc' }, { id: 'asc' }],
          take: mostOffered,
        }),
    }),
  }),
});

builder.prismaObjectFields(Team, (t) => ({
  finderDraft: t.field({
    type: FinderDraft,
    nullable: true,
    description: 'The draft of the finder. Null for viewers who can’t change the team’s settings.',
    authScopes: may('team', 'viewFinderDraft', ownKey('id')),
    unauthorizedResolver: nullIfForbidden,
    resolve: async ({ id: teamId }, _args, { services }) => ({
      teamId,
      row: await services.db.teamFinder.findUnique({ where: { teamId }, include: { publishedBy: true } }),
    }),
  }),
}));
