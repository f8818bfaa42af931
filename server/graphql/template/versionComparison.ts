import type { Form } from '#domain/form/Form.ts';
import { compareVersions, comparedWays, type ComparedPart } from '#domain/template/compareVersions.ts';
import { subjectsOf, type VersionPart } from '#domain/template/versionSubjects.ts';
import { comparedFacts, comparedTexts, type ComparedFact, type ComparedSide } from '#messages/form/comparedFacts.ts';
import { versionNamesOf } from '#messages/form/versionNamesOf.ts';
import { versionPartTitles } from '#messages/form/versionPartTitles.ts';
import type { FlowTemplate as FlowTemplateRow } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { treeListCost } from '#server/graphql/form/listCosts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { versionParts } from '#server/queries/template/versionParts.ts';
import { versionRecords } from '#server/queries/template/versionRecords.ts';

interface PartComparison extends Pick<ComparedPart, 'way' | 'identity' | 'depth'> {
  readonly kind: string;
  readonly title: string;
  readonly facts: readonly ComparedFact[];
}

interface Comparison {
  readonly before: FlowTemplateRow;
  readonly parts: readonly PartComparison[];
}

const ComparedWay = builder.enumType('ComparedWay', {
  description:
    'How a part differs between two versions. `same` is used for parts that only contain a part that differs.',
  values: comparedWays,
});

const ComparedFactType = builder.objectRef<ComparedFact>('ComparedVersionFact').implement({
  description: 'One setting of a part in two versions, in the words of the form editor.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'The name of the setting in the form editor.' }),
    was: t.exposeString('was', {
      nullable: true,
      description: 'The value in the earlier version as plain text, or null if it had none.',
    }),
    now: t.exposeString('now', {
      nullable: true,
      description: 'The value in this version as plain text, or null if it has none.',
    }),
  }),
});

const PartComparisonType = builder.objectRef<PartComparison>('ComparedVersionPart').implement({
  description: 'A part of a form that differs between two versions, or that contains such a part.',
  fields: (t) => ({
    way: t.expose('way', { type: ComparedWay, description: 'How the part differs.' }),
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
      type: [ComparedFactType],
      complexity: treeListCost,
      description: 'All settings of an added or removed part, or the settings that differ.',
      resolve: ({ facts }) => [...facts],
    }),
  }),
});

const ComparisonType = builder.objectRef<Comparison>('VersionComparison').implement({
  description: 'The differences between two versions of a form.',
  fields: (t) => ({
    before: t.field({
      type: FlowTemplate,
      description: 'The version that this one is compared with.',
      resolve: ({ before }) => before,
    }),
    parts: t.field({
      type: [PartComparisonType],
      complexity: treeListCost,
      description: 'What differs, in the order of the form editor, parents before children.',
      resolve: ({ parts }) => [...parts],
    }),
  }),
});

/** The version given, or the one published before; null if the form has no such version. */
function versionBefore(
  { services: { db } }: RequestContext,
  { masterTemplateId, version }: FlowTemplateRow,
  since: string | null,
): Promise<FlowTemplateRow | null> {
  if (since !== null)
    return db.flowTemplate.findFirst({ where: { id: since, masterTemplateId, kind: { not: 'requirement' } } });
  return db.flowTemplate.findFirst({
    where: { masterTemplateId, kind: 'published', version: { lt: version } },
    orderBy: { version: 'desc' },
  });
}

builder.prismaObjectFields(FlowTemplate, (t) => ({
  comparison: t.field({
    type: ComparisonType,
    nullable: true,
    description:
      'What differs between another version of the form and this one, or null if the form has no such version. Only for members of the form.',
    authScopes: may('masterTemplate', 'viewDraft', ownKey('masterTemplateId')),
    complexity: 50,
    args: {
      since: t.arg.globalID({
        for: FlowTemplate,
        description: 'The ID of the other version. Defaults to the version published before this one.',
      }),
    },
    resolve: async (after, { since }, ctx) => {
      const before = await versionBefore(ctx, after, since?.id ?? null);
      return before && compare(ctx, before, after);
    },
  }),
}));

async function compare(ctx: RequestContext, before: FlowTemplateRow, after: FlowTemplateRow): Promise<Comparison> {
  const { pool, db } = ctx.services;
  const [was, now, found, { timeZone }] = await Promise.all([
    formOf(ctx, before.id),
    formOf(ctx, after.id),
    versionParts(pool, [before.id, after.id]),
    db.team.findUniqueOrThrow({ where: { id: after.teamId }, select: { timeZone: true } }),
  ]);
  const [old, current] = [found.get(before.id) ?? [], found.get(after.id) ?? []];
  const records = await versionRecords(pool, [...old, ...current]);
  const side = (form: Form, parts: readonly VersionPart[]): ComparedSide => {
    const names = versionNamesOf(form, { records, timeZone });
    return { names, titles: versionPartTitles(subjectsOf(parts).values(), names) };
  };
  const [earlier, later] = [side(was, old), side(now, current)];
  const texts = comparedTexts(before, after);
  const ofTexts: PartComparison = {
    ...{ way: 'changed', kind: 'FlowTemplate', identity: '', title: after.name, depth: 0, facts: texts },
  };
  return {
    before,
    parts: [
      ...(texts.length > 0 ? [ofTexts] : []),
      ...compareVersions(old, current).map((part) => ({
        ...{ way: part.way, kind: part.kind, identity: part.identity, depth: part.depth },
        title: later.titles.get(part.identity) ?? earlier.titles.get(part.identity) ?? '',
        facts: comparedFacts(part, earlier, later),
      })),
    ],
  };
}
