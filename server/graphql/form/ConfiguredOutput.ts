import { periodOf, type Period } from '#domain/kernel/dates.ts';
import { builder } from '#server/graphql/builder.ts';
import type { MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { PeriodUnitEnum, ReminderDirectionEnum } from '#server/graphql/form/enums.ts';
import { treeListCost, wholeFormCost } from '#server/graphql/form/listCosts.ts';
import { guardPart } from '#server/graphql/form/partScopes.ts';
import { may, ownKey } from '#server/graphql/may.ts';

guardPart('ConfiguredOutput');
guardPart('RenewalReminder');

const PeriodType = builder.objectRef<Period>('Period').implement({
  description: 'A length of calendar time, such as 30 days or 1 year.',
  fields: (t) => ({
    value: t.exposeInt('value', { description: 'The number of units in the period.' }),
    unit: t.expose('unit', { type: PeriodUnitEnum, description: 'The calendar unit of the period.' }),
  }),
});

interface RenewalPeriods {
  readonly opens: Period | null;
  readonly closes: Period | null;
}

const RenewalTimes = builder.objectRef<RenewalPeriods>('RenewalTimes').implement({
  description: 'When an output can be renewed, relative to its expiration date.',
  fields: (t) => ({
    opens: t.expose('opens', {
      type: PeriodType,
      nullable: true,
      description: 'How long before the expiration date renewal opens, or null if it is always open before then.',
    }),
    closes: t.expose('closes', {
      type: PeriodType,
      nullable: true,
      description: 'How long after the expiration date renewal stays open, or null if it never closes.',
    }),
  }),
});

export const RenewalReminder = builder.prismaNode('RenewalReminder', {
  id: { field: 'id' },
  description: 'An email that reminds the holder of an output to renew it.',
  fields: (t) => ({
    direction: t.expose('direction', {
      type: ReminderDirectionEnum,
      description: 'Whether the reminder is sent before or after the expiration date.',
    }),
    period: t.field({
      type: PeriodType,
      description: 'How long before or after the expiration date the reminder is sent.',
      resolve: ({ periodValue, periodUnit }) => ({ value: periodValue, unit: periodUnit }),
    }),
  }),
});

export const ConfiguredOutput = builder.prismaNode('ConfiguredOutput', {
  id: { field: 'id' },
  description:
    'A document that a submission issues, such as a permit, license, or letter, as set up in one version of a form.',
  fields: (t) => ({
    identity: t.exposeString('identity', {
      description: 'The stable ID of the output, the same in every version of the form.',
    }),
    name: t.exposeString('name', { description: 'The name of the output as applicants see it.' }),
    position: t.exposeInt('position', { description: 'The zero-based position of the output in the form.' }),
    autofill: t.exposeBoolean('autofill', {
      description: 'Whether a renewal starts with the previous answers. Applies to fields set to autofill on renewal.',
    }),
    checkShowsHolder: t.exposeBoolean('checkShowsHolder', {
      description: 'Whether the verification page shows the name of the holder.',
    }),
    issuedOnStep: t.prismaField({
      type: 'Step',
      nullable: true,
      complexity: wholeFormCost,
      description: 'The step at which the output is issued, or null if it is issued when the submission is completed.',
      resolve: (query, { flowTemplateId, issuedOnStepIdentity: identity }, _args, { services }) =>
        identity === null
          ? null
          : services.db.step.findUnique({ ...query, where: { flowTemplateId_identity: { flowTemplateId, identity } } }),
    }),
    document: t.relation('document', {
      nullable: true,
      description: 'The document that is filled in to produce the output, or null if none is chosen. Staff only.',
      authScopes: may('flowTemplate', 'viewInternalInstructions', ownKey('flowTemplateId')),
    }),
    expires: t.exposeBoolean('expires', { description: 'Whether the output expires.' }),
    expiresAfter: t.field({
      type: PeriodType,
      nullable: true,
      description: 'How long the output is valid after it is issued, or null if it does not expire.',
      resolve: (output) => periodOf(output.expiresAfterValue, output.expiresAfterUnit),
    }),
    renewable: t.exposeBoolean('renewable', { description: 'Whether the output can be renewed.' }),
    renewalOpens: t.field({
      type: PeriodType,
      nullable: true,
      description: 'How long before the expiration date renewal opens, or null if it is always open before then.',
      resolve: (output) => periodOf(output.renewalOpensValue, output.renewalOpensUnit),
    }),
    renewalCloses: t.field({
      type: PeriodType,
      nullable: true,
      description: 'How long after the expiration date renewal stays open, or null if it never closes.',
      resolve: (output) => periodOf(output.renewalClosesValue, output.renewalClosesUnit),
    }),
    renewalTimes: t.field({
      type: RenewalTimes,
      description: 'When the output can be renewed, relative to its expiration date.',
      resolve: (output) => ({
        opens: periodOf(output.renewalOpensValue, output.renewalOpensUnit),
        closes: periodOf(output.renewalClosesValue, output.renewalClosesUnit),
      }),
    }),
    renewalReminders: t.relation('renewalReminders', {
      description: 'The reminders sent to the holder of the output.',
      complexity: treeListCost,
      query: { orderBy: { id: 'asc' } },
    }),
  }),
});

/** Payload fields shared by the mutations of an output. */
export const outputOutput = <Done extends { readonly outputId: string }>(t: MutationOutputFields<Done>) => ({
  configuredOutput: t.prismaField({
    type: ConfiguredOutput,
    description: 'The output after the change.',
    resolve: (query, { done: { outputId } }, _args, { services }) =>
      services.db.configuredOutput.findUniqueOrThrow({ ...query, where: { id: outputId } }),
  }),
});
