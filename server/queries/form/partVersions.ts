import type { Queries } from '#server/database/queriesIn.ts';
import { statement, type Statement } from '#server/database/statement.ts';

const inVersion = (table: string): string => `SELECT r.id, r.flow_template_id AS version_id FROM ${table} r`;
const below = (table: string, parent: string, key: string): string =>
  `SELECT r.id, p.flow_template_id AS version_id FROM ${table} r JOIN ${parent} p ON p.id = r.${key}`;

/** The parts of a version of a form, by the names that they have at the mounts, and where each says its version. */
const sources = {
  FlowTemplate: 'SELECT r.id, r.id AS version_id FROM flow_templates r',
  Step: inVersion('steps'),
  PaymentConfig: below('payment_configs', 'steps', 'step_id'),
  Survey: below('surveys', 'steps', 'step_id'),
  Section: inVersion('sections'),
  Field: inVersion('fields'),
  MultipleChoiceOption: inVersion('multiple_choice_options'),
  LogicConfig: inVersion('logic_configs'),
  Formula: inVersion('formulas'),
  ReviewGroup: inVersion('review_groups'),
  StepAttachment: inVersion('step_attachments'),
  StepAssignmentGroup: inVersion('step_assignment_groups'),
  StepAssignment: below('step_assignments', 'step_assignment_groups', 'step_assignment_group_id'),
  ConfiguredOutput: inVersion('configured_outputs'),
  RenewalReminder: below('renewal_reminders', 'configured_outputs', 'configured_output_id'),
} as const;

export type PartKind = keyof typeof sources;

export const partKinds = Object.keys(sources) as readonly PartKind[];

interface PartVersion {
  readonly id: string;
  readonly version_id: string;
}

const statements = Object.fromEntries(
  partKinds.map((kind) => [
    kind,
    statement<[ids: readonly string[]], PartVersion>(
      `part_version_${kind}`,
      `${sources[kind]} WHERE r.id = ANY ($1::uuid[])`,
    ),
  ]),
) as unknown as Readonly<Record<PartKind, Statement<[ids: readonly string[]], PartVersion>>>;

/** The versions to which parts belong; those that are not there are left out. */
export async function versionsOfParts(
  queries: Queries,
  kind: PartKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await statements[kind].rows(queries, [ids]);
  return new Map(rows.map(({ id, version_id }) => [id, version_id]));
}
