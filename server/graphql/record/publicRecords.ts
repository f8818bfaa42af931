import { defaultSearchType } from '#domain/filter/lists.ts';
import { builder } from '#server/graphql/builder.ts';
import { networkOfClient, applyRateLimit } from '#server/graphql/rateLimit.ts';
import { PageType, RecordType } from '#server/graphql/record/PublicRecord.ts';
import { searchArguments, searchRecords } from '#server/graphql/record/searchArguments.ts';
import { openForms, tellRecords } from '#server/graphql/record/tellRecords.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { publicRecordByNumber } from '#server/queries/record/publicRecords.ts';

builder.objectField(MasterTemplate, 'hasPublicRecords', (t) =>
  t.boolean({
    description: 'Whether anyone can search the form’s completed submissions.',
    resolve: ({ id }, _args, { access }) => access.may('masterTemplate', 'searchPublicRecords', id),
  }),
);

builder.objectField(MasterTemplate, 'publicRecords', (t) =>
  t.field({
    type: PageType,
    nullable: true,
    description:
      'The form’s completed submissions whose number, custom ID, or identifier matches a term. Null if the public cannot search the form’s records.',
    args: searchArguments(t.arg, defaultSearchType.form),
    complexity: { field: 100 },
    resolve: async ({ id }, requested, ctx) => {
      const forms = await openForms(ctx, [id]);
      return forms.length === 0 ? null : searchRecords(ctx, { forms, usualType: defaultSearchType.form }, requested);
    },
  }),
);

builder.objectField(MasterTemplate, 'publicRecord', (t) =>
  t.field({
    type: RecordType,
    nullable: true,
    description:
      'The form’s completed submission with a number. Null if there is none, or if the public cannot search the form’s records.',
    args: { number: t.arg.int({ required: true, description: 'The number of the submission within its team.' }) },
    complexity: { field: 100 },
    resolve: async ({ id }, { number }, ctx) => {
      const forms = await openForms(ctx, [id]);
      const [form] = forms;
      if (!form) return null;
      await applyRateLimit(ctx, 'searchRecords', networkOfClient(ctx));
      const record = await publicRecordByNumber(ctx.services.pool, id, number, form.identifierVersions);
      return record && ((await tellRecords(ctx, forms, [record]))[0] ?? null);
    },
  }),
);
