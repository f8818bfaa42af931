import { isUuid } from '#domain/kernel/isUuid.ts';
import { availableActions, availableActionsMeaning } from '#server/graphql/availableActions.ts';
import { builder } from '#server/graphql/builder.ts';
import { FoundSubmission } from '#server/graphql/filter/FoundSubmission.ts';
import { atMost, line } from '#server/graphql/inputTexts.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { TemplateStatusEnum } from '#server/graphql/template/MasterTemplate.ts';
import {
  mostKnown,
  quickKnown,
  quickSearch,
  type FoundForm,
  type FoundTeam,
  type QuickFound,
} from '#server/queries/dashboard/quickSearch.ts';

const FoundFormType = builder.objectRef<FoundForm>('FoundForm').implement({
  description: 'A form that a search has found.',
  fields: (t) => ({
    formId: t.id({ description: 'The form.', resolve: ({ id }) => encodeGlobalId('MasterTemplate', id) }),
    name: t.exposeString('name', { description: 'What people call it.' }),
    status: t.field({
      type: TemplateStatusEnum,
      description: 'Whether it can be started.',
      resolve: ({ status }) => status,
    }),
    teamName: t.exposeString('teamName', { description: 'Whose it is.' }),
    everPublished: t.exposeBoolean('everPublished', { description: 'Was published at least once.' }),
    availableActions: t.stringList({
      description: availableActionsMeaning,
      resolve: ({ id }, _args, ctx) => availableActions('masterTemplate', id, ctx),
    }),
  }),
});

const FoundTeamType = builder.objectRef<FoundTeam>('FoundTeam').implement({
  description: 'A team that a search has found.',
  fields: (t) => ({
    teamId: t.id({ description: 'The team.', resolve: ({ id }) => encodeGlobalId('Team', id) }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    slug: t.exposeString('slug', { description: 'Its part of the address.' }),
  }),
});

const QuickFoundType = builder.objectRef<QuickFound>('QuickFound').implement({
  description: 'What the viewer can go to, a few of each kind.',
  fields: (t) => ({
    submissions: t.field({
      type: [FoundSubmission],
      description: 'Submissions that the viewer sees from the inside; the one of that number first, then the latest.',
      resolve: ({ submissions }) => [...submissions],
    }),
    forms: t.field({
      type: [FoundFormType],
      description: 'Forms of the teams of the viewer, and those of which they are a member; archived ones last.',
      resolve: ({ forms }) => [...forms],
    }),
    teams: t.field({
      type: [FoundTeamType],
      description: 'Teams of the viewer, by name.',
      resolve: ({ teams }) => [...teams],
    }),
  }),
});

builder.queryFields((t) => ({
  quickSearch: t.field({
    type: QuickFoundType,
    description: 'What the viewer may mean by a number or a name: submissions, forms and teams that they see.',
    authScopes: { signedIn: true },
    args: { term: t.arg.string({ required: true, validate: line, description: 'Nothing is found by nothing.' }) },
    resolve: (_root, { term }, { services, access }) => quickSearch(services.pool, access.principal, term),
  }),
  quickKnown: t.field({
    type: QuickFoundType,
    description:
      'Submissions and forms by their ids, as they are now; without those that the viewer does not see any more.',
    authScopes: { signedIn: true },
    args: {
      ids: t.arg.idList({
        required: true,
        validate: atMost(mostKnown),
        description: 'Those of submissions and forms.',
      }),
    },
    resolve: (_root, { ids }, { services, access }) => {
      const known = ids.map((id) => String(id).replace(/^(Submission|MasterTemplate):/, '')).filter(isUuid);
      return quickKnown(services.pool, access.principal, known);
    },
  }),
}));
