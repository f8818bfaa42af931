import { builder } from '#server/graphql/builder.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';

interface SearchPageConfig {
  readonly id: string;
  readonly position: number;
  readonly fieldIdentities: readonly string[];
  readonly searchPage: { readonly slug: string; readonly name: string; readonly instructions: string | null };
}

const SearchPageConfigType = builder.objectRef<SearchPageConfig>('SearchPageConfig').implement({
  description: 'How a custom search page searches the records of a form.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The plain ID of the configuration.' }),
    name: t.string({ description: 'The name of the search page.', resolve: ({ searchPage }) => searchPage.name }),
    slug: t.string({
      description: 'The slug of the search page, which is at `/search_pages/{slug}`.',
      resolve: ({ searchPage }) => searchPage.slug,
    }),
    url: t.string({
      description: 'The link to the search page.',
      resolve: ({ searchPage }, _args, { services }) => `${services.publicUrl}/search_pages/${searchPage.slug}`,
    }),
    instructions: t.string({
      nullable: true,
      description: 'The instructions on the search page, as sanitized HTML, or null if there are none.',
      resolve: ({ searchPage }) => searchPage.instructions,
    }),
    position: t.exposeInt('position', { description: 'The zero-based position of the form on the search page.' }),
    fieldIdentities: t.stringList({
      description: 'The stable IDs of the fields of the form that the page searches.',
      resolve: ({ fieldIdentities }) => [...fieldIdentities],
    }),
  }),
});

builder.prismaObjectFields(MasterTemplate, (t) => ({
  searchPageConfigs: t.field({
    type: [SearchPageConfigType],
    description:
      'The custom search pages that search the records of the form, sorted by name. Empty if the viewer can neither search the records nor read the form.',
    select: {
      searchPageItems: {
        include: { searchPage: { select: { slug: true, name: true, instructions: true } } },
        orderBy: [{ searchPage: { name: 'asc' } }, { id: 'asc' }],
        take: 100,
      },
    },
    resolve: async ({ id, searchPageItems }, _args, { access }) => {
      const [isPublic, isReader] = await Promise.all([
        access.may('masterTemplate', 'searchPublicRecords', id),
        access.may('masterTemplate', 'viewDraft', id),
      ]);
      return isPublic || isReader ? searchPageItems : [];
    },
  }),
}));
