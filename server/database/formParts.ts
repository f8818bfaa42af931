import { columnOf, settingRules, snakeCase } from '#domain/form/fields/fieldSettings.ts';

export const partTexts = [
  'name',
  'hint',
  'description',
  'completionMessage',
  'instructions',
  'internalInstructions',
  'externalInstructions',
  'affidavit',
  'defaultApprovalMessage',
  'defaultRejectionMessage',
  'source',
] as const;
export type PartText = (typeof partTexts)[number];

export interface FormPart {
  readonly table: string;
  /** foreign key columns to the parent part, with its table */
  readonly hangsUnder: Readonly<Record<string, string>>;
  /** has flow_template_id; other parts belong to their parent's version */
  readonly isVersioned?: true;
  readonly hasIdentity?: true;
  /** the database rejects changes once published */
  readonly isFrozen?: true;
  /** has a position among its siblings */
  readonly isOrdered?: true;
  /** columns that reference other parts of the same version by identity */
  readonly names?: readonly string[];
  /** texts that two people can edit concurrently */
  readonly texts?: readonly PartText[];
  /** columns a copy shares with its original */
  readonly copied: readonly string[];
}

const words = (text: string): readonly string[] => text.split(/\s+/);

/**
 * All parts of a form version under their API names, parents before children. Copying, duplicating, deleting,
 * reordering, and finding a part's version rely only on this table; tests check it against the database's columns and
 * triggers. A copy gets its own timestamps and survey link.
 */
const formParts = {
  Step: {
    table: 'steps',
    hangsUnder: {},
    isVersioned: true,
    hasIdentity: true,
    isFrozen: true,
    isOrdered: true,
    texts: ['name', 'description', 'internalInstructions', 'externalInstructions'],
    copied: words(`type generic_type position name description external autoadvance revisable requires_signature
      responsibility_type time time_unit internal_instructions external_instructions`),
  },
  PaymentConfig: {
    table: 'payment_configs',
    hangsUnder: { step_id: 'steps' },
    names: ['formula_identity'],
    copied: words(`fixed calculated amount_cents accepts_cash accepts_checks cash_instructions
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
    texts: ['name', 'instructions'],
    copied: words('identified name instructions'),
  },
  Section: {
    table: 'sections',
    hangsUnder: { step_id: 'steps', survey_id: 'surveys' },
    isVersioned: true,
    hasIdentity: true,
    isFrozen: true,
    isOrdered: true,
    texts: ['name', 'instructions'],
    copied: words('name instructions position'),
  },
  Field: {
    table: 'fields',
    hangsUnder: { section_id: 'sections' },
    isVersioned: true,
    hasIdentity: true,
    isFrozen: true,
    isOrdered: true,
    texts: ['name', 'hint'],
    copied: [...words('name hint data_type position'), ...settingRules.map(([name]) => snakeCase(columnOf(name)))],
  },
  MultipleChoiceOption: {
    table: 'multiple_choice_options',
    hangsUnder: { field_id: 'fields' },
    isVersioned: true,
    hasIdentity: true,
    isFrozen: true,
    isOrdered: true,
    texts: ['name'],
    copied: words('name position numeric_value is_default'),
  },
  ReviewGroup: {
    table: 'review_groups',
    hangsUnder: { step_id: 'steps' },
    isVersioned: true,
    hasIdentity: true,
    isFrozen: true,
    isOrdered: true,
    texts: ['name', 'affidavit', 'defaultApprovalMessage', 'defaultRejectionMessage'],
    copied: words(`name position review_type logic_type required require_signature affidavit
      default_approval_message default_rejection_message`),
  },
  StepAttachment: {
    table: 'step_attachments',
    hangsUnder: { step_id: 'steps', review_group_id: 'review_groups' },
    isVersioned: true,
    copied: words('user_id role_id assigned'),
  },
  StepAssignmentGroup: {
    table: 'step_assignment_groups',
    hangsUnder: { step_id: 'steps' },
    isVersioned: true,
    hasIdentity: true,
    isFrozen: true,
    isOrdered: true,
    copied: words('position'),
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
    isOrdered: true,
    texts: ['name'],
    copied: words('name position subprocess_master_template_id required allows_existing'),
  },
  Formula: {
    table: 'formulas',
    hangsUnder: {},
    isVersioned: true,
    hasIdentity: true,
    isFrozen: true,
    texts: ['name', 'source'],
    copied: words('name source tree'),
  },
  LogicConfig: {
    table: 'logic_configs',
    hangsUnder: {},
    isVersioned: true,
    isFrozen: true,
    names: ['target_identity'],
    copied: words('target_type action conditions'),
  },
  ConfiguredOutput: {
    table: 'configured_outputs',
    hangsUnder: {},
    isVersioned: true,
    hasIdentity: true,
    isFrozen: true,
    isOrdered: true,
    texts: ['name'],
    names: ['issued_on_step_identity'],
    copied: words(`document_id name position autofill expires expires_after_value
      expires_after_unit renewable renewal_opens_value renewal_opens_unit renewal_closes_value renewal_closes_unit
      check_shows_holder`),
  },
  RenewalReminder: {
    table: 'renewal_reminders',
    hangsUnder: { configured_output_id: 'configured_outputs' },
    copied: words('direction period_value period_unit'),
  },
} as const satisfies Readonly<Record<string, FormPart>>;

type Parts = typeof formParts;
export type FormPartKind = keyof Parts;

/** Tables of parts with a position. */
export type OrderedTable = {
  [Kind in FormPartKind]: Parts[Kind] extends { readonly isOrdered: true } ? Parts[Kind]['table'] : never;
}[FormPartKind];

export const partRows = Object.entries(formParts) as unknown as readonly (readonly [FormPartKind, FormPart])[];

/** The tables only, parents before children. */
export const partTables: readonly FormPart[] = Object.values(formParts);

/** Other parts belong to their parent's team. */
export const hasTeam = ({ isVersioned, hasIdentity }: FormPart): boolean => Boolean(isVersioned ?? hasIdentity);

/** Columns a copy doesn't take over: timestamps, and links that must be unique. */
export const columnsNotCopied: readonly string[] = ['created_at', 'updated_at', 'survey_token'];
