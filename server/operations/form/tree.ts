import { columnOf, settingRules, snakeCase } from '#domain/form/fields/fieldSettings.ts';

interface TreeTable {
  readonly name: string;
  /** columns that name the row of the tree under which a row hangs, with its table */
  readonly hangsUnder: Readonly<Record<string, string>>;
  /** has flow_template_id */
  readonly isVersioned: boolean;
  readonly hasIdentity: boolean;
  /** what a copy has in common with its original */
  readonly copied: readonly string[];
}

const words = (text: string): readonly string[] => text.split(/\s+/);

/**
 * The tables of one version of a form, parents before children. Copying, duplicating and removing read nothing else of
 * them; a test holds the columns to the database. A copy gets its own times, and a survey link belongs to one row.
 */
export const treeTables: readonly TreeTable[] = [
  {
    name: 'steps',
    hangsUnder: {},
    isVersioned: true,
    hasIdentity: true,
    copied: words(`team_id type generic_type position name description external autoadvance revisable requires_signature
      responsibility_type time time_unit internal_instructions external_instructions`),
  },
  {
    name: 'payment_configs',
    hangsUnder: { step_id: 'steps' },
    isVersioned: false,
    hasIdentity: false,
    copied: words(`fixed calculated amount_cents formula_identity accepts_cash accepts_checks cash_instructions
      check_instructions constituent_pays_fee no_fee custom_fee_percentage`),
  },
  {
    name: 'step_email_notifications',
    hangsUnder: { step_id: 'steps' },
    isVersioned: false,
    hasIdentity: false,
    copied: words('event audience subject body enabled'),
  },
  {
    name: 'surveys',
    hangsUnder: { step_id: 'steps' },
    isVersioned: false,
    hasIdentity: true,
    copied: words('team_id identified name instructions'),
  },
  {
    name: 'sections',
    hangsUnder: { step_id: 'steps', survey_id: 'surveys' },
    isVersioned: true,
    hasIdentity: true,
    copied: words('team_id name instructions position'),
  },
  {
    name: 'fields',
    hangsUnder: { section_id: 'sections' },
    isVersioned: true,
    hasIdentity: true,
    copied: [
      ...words('team_id name hint data_type position'),
      ...settingRules.map(([name]) => snakeCase(columnOf(name))),
    ],
  },
  {
    name: 'multiple_choice_options',
    hangsUnder: { field_id: 'fields' },
    isVersioned: true,
    hasIdentity: true,
    copied: words('team_id name position numeric_value is_default'),
  },
  {
    name: 'review_groups',
    hangsUnder: { step_id: 'steps' },
    isVersioned: true,
    hasIdentity: true,
    copied: words(`team_id name position review_type logic_type required require_signature affidavit
      default_approval_message default_rejection_message`),
  },
  {
    name: 'step_attachments',
    hangsUnder: { step_id: 'steps', review_group_id: 'review_groups' },
    isVersioned: true,
    hasIdentity: false,
    copied: words('team_id user_id role_id assigned'),
  },
  {
    name: 'step_assignment_groups',
    hangsUnder: { step_id: 'steps' },
    isVersioned: true,
    hasIdentity: true,
    copied: words('team_id position'),
  },
  {
    name: 'step_assignments',
    hangsUnder: { step_assignment_group_id: 'step_assignment_groups' },
    isVersioned: false,
    hasIdentity: false,
    copied: words('user_id role_id'),
  },
  {
    name: 'subprocess_configs',
    hangsUnder: { step_id: 'steps' },
    isVersioned: true,
    hasIdentity: true,
    copied: words('team_id name position subprocess_master_template_id required allows_existing'),
  },
  {
    name: 'formulas',
    hangsUnder: {},
    isVersioned: true,
    hasIdentity: true,
    copied: words('team_id name source tree'),
  },
  {
    name: 'logic_configs',
    hangsUnder: {},
    isVersioned: true,
    hasIdentity: false,
    copied: words('team_id target_type target_identity action conditions'),
  },
  {
    name: 'configured_outputs',
    hangsUnder: {},
    isVersioned: true,
    hasIdentity: true,
    copied: words(`team_id document_id name position issued_on_step_identity autofill expires expires_after_value
      expires_after_unit renewable renewal_opens_value renewal_opens_unit renewal_closes_value renewal_closes_unit`),
  },
  {
    name: 'renewal_reminders',
    hangsUnder: { configured_output_id: 'configured_outputs' },
    isVersioned: false,
    hasIdentity: false,
    copied: words('direction period_value period_unit'),
  },
];

/** What a copy does not take over: its own times, and links that lead to one row alone. */
export const ownOfEachCopy: readonly string[] = ['created_at', 'updated_at', 'survey_token'];
