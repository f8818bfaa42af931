import { isUuid } from '#domain/kernel/isUuid.ts';
import { availableActions, availableActionsDescription } from '#server/graphql/availableActions.ts';
import { builder } from '#server/graphql/builder.ts';
import { FoundSubmission } from '#server/graphql/filter/FoundSubmission.ts';
import { maxItems, shortText } from '#server/graphql/inputTexts.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { TemplateStatusEnum } from '#server/graphql/template/MasterTemplate.ts';
import {
  maxQuickKnown,
  quickKnown,
  quickSearch,
  type FoundForm,
  type FoundTeam,
  type QuickSearchResult,
} from '#server/queries/dashboard/quickSearch.ts';

const FoundFormType = builder.objectRef<FoundForm>('FoundForm').implement({
  description: 'A form found by a search.',
  fields: (t) => ({
    formId: t.id({ description: 'The ID of the form.', resolve: ({ id }) => encodeGlobalId('MasterTemplate', id) }),
    name: t.exposeString('name', { description: 'The name of the form.' }),
    status: t.field({
      type: TemplateStatusEnum,
      description: 'The status of the form, which decides whether it accepts submissions.',
      resolve: ({ status }) => status,
    }),
    teamName: t.exposeString('teamName', { description: 'The name of the team that owns the form.' }),
    everPublished: t.exposeBoolean('everPublished', { description: 'Whether the form was published at least once.' }),
    availableActions: t.stringList({
      description: availableActionsDescription,
      resolve: ({ id }, _args, ctx) => availableActions('masterTemplate', id, ctx),
    }),
  }),
});

const FoundTeamType = builder.objectRef<FoundTeam>('FoundTeam').implement({
  description: 'A team found by a search.',
  fields: (t) => ({
    teamId: t.id({ description: 'The ID of the team.', resolve: ({ id }) => encodeGlobalId('Team', id) }),
    name: t.exposeString('name', { description: 'The name of the team.' }),
    slug: t.exposeString('slug', { description: 'The slug of the team, used in its public URL.' }),
  }),
});

const QuickFoundType = builder.objectRef<QuickSearchResult>('QuickFound').implement({
  description: 'The results of a quick search: up to six submissions, forms, and teams each.',
  fields: (t) => ({
    submissions: t.field({
      type: [FoundSubmission],
      description: 'The submissions that match: one with exactly that number first, then by latest activity.',
      resolve: ({ submissions }) => [...submissions],
    }),
    forms: t.field({
      type: [FoundFormType],
      description:
        "The forms that match, from the viewer's teams and those they are a member of. Archived forms come last.",
      resolve: ({ forms }) => [...forms],
    }),
    teams: t.field({
      type: [FoundTeamType],
      description: "The viewer's teams that match, sorted by name.",
      resolve: ({ teams }) => [...teams],
    }),
  }),
});

builder.queryFields((t) => ({
  quickSearch: t.field({
    type: QuickFoundType,
    description: 'Finds submissions, forms, and teams that the viewer can see, by number or name.',
    authScopes: { signedIn: true },
    args: {
      term: t.arg.string({
        required: true,
        validate: shortText,
        description: 'The number or words to search for. A blank term finds nothing.',
      }),
    },
    resolve: (_root, { term }, { services, access }) => quickSearch(services.pool, access.principal, term),
  }),
  quickKnown: t.field({
    type: QuickFoundType,
    description: 'The current state of submissions and forms by ID. Those the viewer can no longer see are left out.',
    authScopes: { signedIn: true },
    args: {
      ids: t.arg.idList({
        required: true,
        validate: maxItems(maxQuickKnown),
        description: 'The IDs of submissions and forms, at most 12.',
      }),
    },
    resolve: (_root, { ids }, { services, access }) => {
      const known = ids.map((id) => String(id).replace(/^(Submission|MasterTemplate):/, '')).filter(isUuid);
      return quickKnown(services.pool, access.principal, known);
    },
  }),
}));
