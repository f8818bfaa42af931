import DataLoader from 'dataloader';
import type { FinderAnswer, FinderCombination, FinderQuestion, FinderResult } from '#domain/finder/Finder.ts';
import { amountMode } from '#domain/payment/PaymentConfig.ts';
import type { MasterTemplate as FormRow } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { treeListCost } from '#server/graphql/form/listCosts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { finderView, publishedFinder, type FinderView } from '#server/graphql/team/FinderView.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { formPayments, type FormPayment } from '#server/queries/team/formPayments.ts';

const Answer = builder.objectRef<FinderAnswer>('FinderAnswer').implement({
  description: 'An answer to a question of a finder.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The key of the answer, the same in every version of the finder.' }),
    text: t.exposeString('text', { description: 'The answer as residents read it.' }),
    leadsTo: t.exposeString('leadsTo', {
      nullable: true,
      description:
        'The key of the question or result that follows, or null in a draft if the author has not chosen one yet.',
    }),
  }),
});

const Question = builder.objectRef<FinderQuestion>('FinderQuestion').implement({
  description: 'A question of a finder.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The key of the question, the same in every version of the finder.' }),
    text: t.exposeString('text', { description: 'The question as residents read it.' }),
    hint: t.exposeString('hint', { description: 'A hint below the question, or an empty string.' }),
    answers: t.field({
      type: [Answer],
      complexity: treeListCost,
      description: 'The answers, in order, at most 8.',
      resolve: ({ answers }) => [...answers],
    }),
  }),
});

const payments = new WeakMap<object, DataLoader<string, readonly FormPayment[]>>();

/** Batched, so that a finder with many forms takes one query. */
function paymentsOf({ access, services }: RequestContext, formId: string): Promise<readonly FormPayment[]> {
  const loader =
    payments.get(access) ??
    new DataLoader<string, readonly FormPayment[]>(async (ids) => {
      const found = Map.groupBy(await formPayments.rows(services.pool, [ids]), (row) => row.formId);
      return ids.map((id) => found.get(id) ?? []);
    });
  payments.set(access, loader);
  return loader.load(formId);
}

const Payment = builder.objectRef<FormPayment>('FinderFormPayment').implement({
  description: 'A payment that a form asks for.',
  fields: (t) => ({
    mode: t.string({
      description: 'How the amount is set: `flat`, `calculated` by a formula, or `payerDetermined`.',
      resolve: (payment) => amountMode(payment),
    }),
    amountCents: t.exposeFloat('amountCents', { description: 'The amount in cents, if it is flat.' }),
  }),
});

const RecommendedForm = builder.objectRef<{ readonly form: FormRow; readonly reason: string }>('FinderForm').implement({
  description: 'A form that a result of a finder recommends.',
  fields: (t) => ({
    form: t.field({ type: MasterTemplate, description: 'The form.', resolve: ({ form }) => form }),
    reason: t.exposeString('reason', { description: 'Why people need the form, in the words of staff.' }),
    payments: t.field({
      type: [Payment],
      complexity: treeListCost,
      description: 'The payments that the published version of the form asks for, in order.',
      resolve: async ({ form }, _args, ctx) => [...(await paymentsOf(ctx, form.id))],
    }),
  }),
});

const Result = builder
  .objectRef<{ readonly result: FinderResult; readonly view: FinderView }>('FinderResult')
  .implement({
    description: 'What a finder tells people at the end.',
    fields: (t) => ({
      key: t.string({
        description: 'The key of the result, the same in every version of the finder.',
        resolve: ({ result }) => result.key,
      }),
      title: t.string({ description: 'The title as residents read it.', resolve: ({ result }) => result.title }),
      text: t.string({
        description: 'Plain text that explains the result, or an empty string.',
        resolve: ({ result }) => result.text,
      }),
      contact: t.string({
        description: 'Who can help, in the words of staff, or an empty string.',
        resolve: ({ result }) => result.contact,
      }),
      forms: t.field({
        type: [RecommendedForm],
        complexity: treeListCost,
        description:
          'The forms that people need, in order, at most 8. The public finder leaves out forms that not everyone can see.',
        resolve: ({ result, view }) =>
          result.forms.flatMap(({ formId, reason }) => {
            const form = view.forms.get(formId);
            return form ? [{ form, reason }] : [];
          }),
      }),
      lacksForms: t.boolean({
        description:
          'Whether the result lists forms that are no longer available, so that people should contact the team.',
        resolve: ({ result, view }) => result.forms.some(({ formId }) => !view.forms.has(formId)),
      }),
    }),
  });

const Combination = builder
  .objectRef<{ readonly combination: FinderCombination; readonly view: FinderView }>('FinderCombination')
  .implement({
    description: 'Forms that are often needed together, as chosen by staff.',
    fields: (t) => ({
      key: t.string({
        description: 'The key of the combination, the same in every version of the finder.',
        resolve: ({ combination }) => combination.key,
      }),
      forms: t.field({
        type: [MasterTemplate],
        complexity: treeListCost,
        description: 'The forms, at most 6. The public finder leaves out forms that not everyone can see.',
        resolve: ({ combination, view }) => combination.formIds.flatMap((id) => view.forms.get(id) ?? []),
      }),
    }),
  });

export const Finder = builder.objectRef<FinderView>('Finder').implement({
  description: 'A team’s “Which permit do I need?”: questions that lead to the forms people need.',
  fields: (t) => ({
    title: t.string({
      description: 'The title, or an empty string for the default, “Which permit do I need?”',
      resolve: ({ finder }) => finder.title,
    }),
    intro: t.string({
      description: 'Plain text above the first question, or an empty string.',
      resolve: ({ finder }) => finder.intro,
    }),
    questions: t.field({
      type: [Question],
      complexity: treeListCost,
      description: 'The questions, at most 30. The first one is the start.',
      resolve: ({ finder }) => [...finder.questions],
    }),
    results: t.field({
      type: [Result],
      complexity: treeListCost,
      description: 'The results, at most 40.',
      resolve: (view) => view.finder.results.map((result) => ({ result, view })),
    }),
    combinations: t.field({
      type: [Combination],
      complexity: treeListCost,
      description: 'Forms that are often needed together, at most 30 combinations.',
      resolve: (view) => view.finder.combinations.map((combination) => ({ combination, view })),
    }),
  }),
});

builder.prismaObjectFields(Team, (t) => ({
  finder: t.field({
    type: Finder,
    nullable: true,
    description:
      'The published finder, “Which permit do I need?”, at `/{slug}/finder`. Null if none is published, or while the team is suspended.',
    authScopes: may('team', 'viewPortal', ownKey('id')),
    resolve: async ({ id }, _args, ctx) => {
      const finder = await publishedFinder(ctx, id);
      // without questions, it only says which forms are often needed together
      return finder && finder.questions.length > 0 ? finderView(ctx, id, finder, { isPublic: true }) : null;
    },
  }),
}));
