import { periodOf, type Period } from '#domain/kernel/dates.ts';
import { builder } from '#server/graphql/builder.ts';
import { PeriodUnitEnum, ReminderDirectionEnum } from '#server/graphql/form/enums.ts';
import { guardPart } from '#server/graphql/form/partScopes.ts';
import { treeList, wholeAgain } from '#server/graphql/form/treeList.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import type { DoneFields } from '#server/graphql/verbMutation.ts';

guardPart('ConfiguredOutput');
guardPart('RenewalReminder');

const PeriodType = builder.objectRef<Period>('Period').implement({
  description: 'A length of time in the calendar.',
  fields: (t) => ({
    value: t.exposeInt('value', { description: 'How many.' }),
    unit: t.expose('unit', { type: PeriodUnitEnum, description: 'Of what.' }),
  }),
});

interface RenewalPeriods {
  readonly opens: Period | null;
  readonly closes: Period | null;
}

const RenewalTimes = builder.objectRef<RenewalPeriods>('RenewalTimes').implement({
  description: 'When an output can be renewed.',
  fields: (t) => ({
    opens: t.expose('opens', {
      type: PeriodType,
      nullable: true,
      description: 'How long before the expiry; null: at any time.',
    }),
    closes: t.expose('closes', {
      type: PeriodType,
      nullable: true,
      description: 'How long after the expiry; null: never.',
    }),
  }),
});

export const RenewalReminder = builder.prismaNode('RenewalReminder', {
  id: { field: 'id' },
  description: 'A mail about an expiry.',
  fields: (t) => ({
    direction: t.expose('direction', { type: ReminderDirectionEnum, description: 'Before or after the expiry.' }),
    period: t.field({
      type: PeriodType,
      description: 'How long before or after it.',
      resolve: ({ periodValue, periodUnit }) => ({ value: periodValue, unit: periodUnit }),
    }),
  }),
});

export const ConfiguredOutput = builder.prismaNode('ConfiguredOutput', {
  id: { field: 'id' },
  description: 'What a submission issues: a permit, a licence, a letter.',
  fields: (t) => ({
    identity: t.exposeString('identity', { description: 'The same in all versions of the form.' }),
    name: t.exposeString('name', { description: 'As applicants read it.' }),
    position: t.exposeInt('position', { description: 'From 0.' }),
    autofill: t.exposeBoolean('autofill', {
      description: 'A renewal starts with the old answers, to fields that say so.',
    }),
    checkShowsHolder: t.exposeBoolean('checkShowsHolder', {
      description: 'Whoever checks its paper reads the name of its holder.',
    }),
    issuedOnStep: t.prismaField({
      type: 'Step',
      nullable: true,
      complexity: wholeAgain,
      description: 'The step at which it is issued; null: when the submission is finished.',
      resolve: (query, { flowTemplateId, issuedOnStepIdentity: identity }, _args, { services }) =>
        identity === null
          ? null
          : services.db.step.findUnique({ ...query, where: { flowTemplateId_identity: { flowTemplateId, identity } } }),
    }),
    document: t.relation('document', {
      nullable: true,
      description: 'The document that is filled in; null when none is. For members of the form.',
      authScopes: may('flowTemplate', 'viewInternalInstructions', ownKey('flowTemplateId')),
    }),
    expires: t.exposeBoolean('expires', { description: 'Is valid for a time only.' }),
    expiresAfter: t.field({
      type: PeriodType,
      nullable: true,
      description: 'For how long; null when it does not expire.',
      resolve: (output) => periodOf(output.expiresAfterValue, output.expiresAfterUnit),
    }),
    renewable: t.exposeBoolean('renewable', { description: 'Can be renewed.' }),
    renewalOpens: t.field({
      type: PeriodType,
      nullable: true,
      description: 'How long before the expiry; null: at any time.',
      resolve: (output) => periodOf(output.renewalOpensValue, output.renewalOpensUnit),
    }),
    renewalCloses: t.field({
      type: PeriodType,
      nullable: true,
      description: 'How long after the expiry; null: never.',
      resolve: (output) => periodOf(output.renewalClosesValue, output.renewalClosesUnit),
    }),
    renewalTimes: t.field({
      type: RenewalTimes,
      description: 'When it can be renewed, counted from the expiry.',
      resolve: (output) => ({
        opens: periodOf(output.renewalOpensValue, output.renewalOpensUnit),
        closes: periodOf(output.renewalClosesValue, output.renewalClosesUnit),
      }),
    }),
    renewalReminders: t.relation('renewalReminders', {
      description: 'When its holder is reminded.',
      complexity: treeList,
      query: { orderBy: { id: 'asc' } },
    }),
  }),
});

/** What mutations of an output answer. */
export const outputOutput = <Done extends { readonly outputId: string }>(t: DoneFields<Done>) => ({
  configuredOutput: t.prismaField({
    type: ConfiguredOutput,
    description: 'As it is now.',
    resolve: (query, { done: { outputId } }, _args, { services }) =>
      services.db.configuredOutput.findUniqueOrThrow({ ...query, where: { id: outputId } }),
  }),
});
