import DataLoader from 'dataloader';
import { subjectsOf } from '#domain/template/versionSubjects.ts';
import { versionFacts, textFacts, type VersionFact } from '#messages/form/versionFacts.ts';
import { versionHistoryWords as words } from '#messages/form/versionHistoryWords.ts';
import { versionNamesOf } from '#messages/form/versionNamesOf.ts';
import { versionPartTitles } from '#messages/form/versionPartTitles.ts';
import { builder } from '#server/graphql/builder.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { treeListCost } from '#server/graphql/form/listCosts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { changeSummaries } from '#server/queries/template/changeSummaries.ts';
import { versionParts } from '#server/queries/template/versionParts.ts';
import { versionRecords } from '#server/queries/template/versionRecords.ts';

const VersionFactType = builder.objectRef<VersionFact>('VersionFact').implement({
  description: 'One setting of a part of a form version, in the words of the form editor.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'The name of the setting in the form editor.' }),
    text: t.exposeString('text', { description: 'The value of the setting as plain text.' }),
  }),
});

interface VersionPartView {
  readonly kind: string;
  readonly identity: string;
  readonly title: string;
  readonly depth: number;
  readonly facts: readonly VersionFact[];
}

const VersionPartType = builder.objectRef<VersionPartView>('VersionPart').implement({
  description: 'A part of a form version, such as a step, section, or field, as text to read.',
  fields: (t) => ({
    kind: t.exposeString('kind', {
      description:
        'The type of the part, such as `Step`, `Section`, or `Field`, or `FlowTemplate` for the texts of the version.',
    }),
    identity: t.exposeString('identity', { description: 'The stable ID of the part, the same in all versions.' }),
    title: t.exposeString('title', {
      description: 'The name of the part, or what the form editor calls it if it has no name.',
    }),
    depth: t.exposeInt('depth', { description: 'How deeply the part is nested: 0 for steps, 1 for their sections.' }),
    facts: t.field({
      type: [VersionFactType],
      complexity: treeListCost,
      description: 'The settings of the part that differ from those of a new, empty part.',
      resolve: ({ facts }) => [...facts],
    }),
  }),
});

const loaders = new WeakMap<object, DataLoader<string, string>>();

/** One statement for all versions of a page of a list. */
function summaryOf({ services, access }: RequestContext, flowTemplateId: string): Promise<string> {
  // keyed by `access`, because the context may be copied during a request and `access` is not
  const loader =
    loaders.get(access) ??
    new DataLoader(async (ids: readonly string[]) => {
      const summaries = await changeSummaries(services.pool, ids);
      return ids.map((id) => summaries.get(id) ?? words.first);
    });
  loaders.set(access, loader);
  return loader.load(flowTemplateId);
}

const readers = may('masterTemplate', 'viewDraft', ownKey('masterTemplateId'));

builder.prismaObjectFields(FlowTemplate, (t) => ({
  publishedBy: t.string({
    nullable: true,
    description:
      'The name of the person who published the version, or null if it was not published by a person. Only for members of the form.',
    authScopes: readers,
    select: { masterTemplateId: true, publishedBy: { select: { name: true } } },
    resolve: ({ publishedBy }) => publishedBy?.name ?? null,
  }),
  changeSummary: t.string({
    description:
      'What changed since the version before, in one line, such as “2 fields added, fee changed”. Only for members of the form.',
    authScopes: readers,
    complexity: 5,
    select: { masterTemplateId: true },
    resolve: ({ id }, _args, ctx) => summaryOf(ctx, id),
  }),
  outline: t.field({
    type: [VersionPartType],
    description:
      'The whole version as text to read: its texts, then its parts in the order of the form editor, parents before children. Only for members of the form.',
    authScopes: readers,
    complexity: 50,
    resolve: async (version, _args, ctx) => {
      const { id } = version;
      const { pool, db } = ctx.services;
      const [form, found, { timeZone }] = await Promise.all([
        formOf(ctx, id),
        versionParts(pool, [id]),
        db.team.findUniqueOrThrow({ where: { id: version.teamId }, select: { timeZone: true } }),
      ]);
      const parts = found.get(id) ?? [];
      const names = versionNamesOf(form, { records: await versionRecords(pool, parts), timeZone });
      const subjects = subjectsOf(parts);
      const titles = versionPartTitles(subjects.values(), names);
      return [
        { kind: 'FlowTemplate', identity: '', title: version.name, depth: 0, facts: textFacts(version) },
        ...[...subjects.values()].map((subject) => ({
          ...{ kind: subject.kind, identity: subject.identity, depth: subject.depth },
          title: titles.get(subject.identity) ?? '',
          facts: versionFacts(subject, names).filter(({ of }) => !of.includes('name')),
        })),
      ];
    },
  }),
}));
