import { columnOf, settingRules, snakeCase } from '#domain/form/fields/fieldSettings.ts';

export interface FormPart {
  readonly table: string;
  /** columns that name the row of the form under which a row hangs, with its table */
  readonly hangsUnder: Readonly<Record<string, string>>;
  /** has flow_template_id; the others belong to the version of what they hang under */
  readonly isVersioned?: true;
  readonly hasIdentity?: true;
  /** the database refuses changes of published ones */
  readonly isFrozen?: true;
  /** stands at a position among its like */
  readonly isOrdered?: true;
  /** texts that two people may be writing at once */
  readonly texts?: readonly ('name' | 'hint')[];
  /** what a copy has in common with its original */
  readonly copied: readonly string[];
}

const words = (text: string): readonly string[] => text.split(/\s+/);

/**
 * What one version of a form is made of, by the names at the mounts, parents before children. Copying, duplicating,
 * removing, ordering and asking for the version read nothing else of it; tests hold it to the columns and triggers of the
 * database. A copy gets its own times, and a survey link belongs to one row.
 */
export const formParts = {
  Step: {
    table: 'steps',
    hangsUnder: {},
    isVersioned: true,
    hasIdentity: true,
    isFrozen: true,
    isOrdered: true,
    texts: ['name'],
    copied: words(`team_id type generic_type position name description external autoadvance revisable requires_signature
      responsibility_type time time_unit internal_instructions external_instructions`),
  },
  PaymentConfig: {
    table: 'payment_configs',
    hangsUnder: { step_id: 'steps' },
    copied: words(`fixed calculated amount_cents formula_identity accepts_cash accepts_checks cash_instructions
      check_instructions constituent_pays_fee no_fee custom_fee_percentage`),
  },
  StepEmailNotification: {
    table: 'step_email_notifications',
    hangsUnder: { step_id: 'steps' },
    copied: words('event audience subject body enabled'),
  },
  Survey: {
    table: 'surveys',
    hangsUnder: { step_id: 'steps' },
    hasIdentity: true,
    copied: words('team_id identified name instructions'),
  },
  Section: {
    table: 'sections',
    hangsUnder: { step_id: 'steps', survey_id: 'surveys' },
    isVersioned: true,
    hasIdentity: true,
    isFrozen: true,
    isOrdered: true,
    texts: ['name'],
    copied: words('team_id name instructions position'),
  },
  Field: {
    table: 'fields',
    hangsUnder: { section_id: 'sections' },
    isVersioned: true,
    hasIdentity: true,
    isFrozen: true,
    isOrdered: true,
    texts: ['name', 'hint'],
    copied: [
      ...words('team_id name hint data_type position'),
      ...settingRules.map(([name]) => snakeCase(columnOf(name))),
    ],
  },
  MultipleChoiceOption: {
    table: 'multiple_choice_options',
    hangsUnder: { field_id: 'fields' },
    isVersioned: true,
    hasIdentity: true,
    isFrozen: true,
    isOrdered: true,
    texts: ['name'],
    copied: words('team_id name position numeric_value is_default'),
  },
  ReviewGroup: {
    table: 'review_groups',
    hangsUnder: { step_id: 'steps' },
    isVersioned: true,
    hasIdentity: true,
    isFrozen: true,
    isOrdered: true,
    texts: ['name'],
    copied: words(`team_id name position review_type logic_type required require_signature affidavit
      default_approval_message default_rejection_message`),
  },
  StepAttachment: {
    table: 'step_attachments',
    hangsUnder: { step_id: 'steps', review_group_id: 'review_groups' },
    isVersioned: true,
    copied: words('team_id user_id role_id assigned'),
  },
  StepAssignmentGroup: {
    table: 'step_assignment_groups',
    hangsUnder: { step_id: 'steps' },
    isVersioned: true,
    hasIdentity: true,
    isFrozen: true,
    isOrdered: true,
    copied: words('team_id position'),
  },
  StepAssignment: {
    table: 'step_assignments',
    hangsUnder: { step_assignment_group_id: 'step_assignment_groups' },
    copied: words('user_id role_id'),
  },
  SubprocessConfig: {
    table: 'subprocess_configs',
    hangsUnder: { step_id: 'steps' },
    isVersioned: true,
    hasIdentity: true,
    isFrozen: true,
    copied: words('team_id name position subprocess_master_template_id required allows_existing'),
  },
  Formula: {
    table: 'formulas',
    hangsUnder: {},
    isVersioned: true,
    hasIdentity: true,
    isFrozen: true,
    copied: words('team_id name source tree'),
  },
  LogicConfig: {
    table: 'logic_configs',
    hangsUnder: {},
    isVersioned: true,
    isFrozen: true,
    copied: words('team_id target_type target_identity action conditions'),
  },
  ConfiguredOutput: {
    table: 'configured_outputs',
    hangsUnder: {},
    isVersioned: true,
    hasIdentity: true,
    isFrozen: true,
    isOrdered: true,
    texts: ['name'],
    copied: words(`team_id document_id name position issued_on_step_identity autofill expires expires_after_value
      expires_after_unit renewable renewal_opens_value renewal_opens_unit renewal_closes_value renewal_closes_unit`),
  },
  RenewalReminder: {
    table: 'renewal_reminders',
    hangsUnder: { configured_output_id: 'configured_outputs' },
    copied: words('direction period_value period_unit'),
  },
} as const satisfies Readonly<Record<string, FormPart>>;

type Parts = typeof formParts;
export type FormPartKind = keyof Parts;

/** The tables of parts that stand in an order. */
export type OrderedTable = {
  [Kind in FormPartKind]: Parts[Kind] extends { readonly isOrdered: true } ? Parts[Kind]['table'] : never;
}[FormPartKind];

export const partRows = Object.entries(formParts) as unknown as readonly (readonly [FormPartKind, FormPart])[];

/** The tables alone, parents before children. */
export const partTables: readonly FormPart[] = Object.values(formParts);

/** What a copy does not take over: its own times, and links that lead to one row alone. */
export const ownOfEachCopy: readonly string[] = ['created_at', 'updated_at', 'survey_token'];
