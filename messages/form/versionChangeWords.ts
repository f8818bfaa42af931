import { ownValue } from '#domain/kernel/ownValue.ts';
import { formatCount, plural } from '#domain/kernel/plural.ts';
import type { ChangesInBrief } from '#domain/template/summarizeChanges.ts';
import type { VersionChange } from '#domain/template/versionChanges.ts';

type Way = VersionChange['way'];

const kindWords: Readonly<Record<VersionChange['kind'], string>> = {
  FlowTemplate: 'form',
  Step: 'step',
  Section: 'section',
  Field: 'field',
  ReviewGroup: 'review group',
  StepAssignmentGroup: 'group of people',
  SubprocessConfig: 'sub-submission',
  Formula: 'formula',
  ConfiguredOutput: 'output',
};

const ways: Readonly<Record<Way, (what: string) => string>> = {
  added: (what) => `New: ${what}`,
  removed: (what) => `Deleted: ${what}`,
  changed: (what) => `Changed: ${what}`,
  moved: (what) => `Moved: ${what}`,
  reordered: (what) => `Reordered, starting with ${what}`,
};

/** The editor's names for settings that can change. Settings that aren't listed here aren't shown. */
const aspectWords: Readonly<Record<string, string>> = {
  name: 'name',
  hint: 'help text',
  description: 'description',
  instructions: 'instructions',
  internal_instructions: 'instructions for staff',
  external_instructions: 'instructions for applicants',
  external: 'who completes it',
  autoadvance: 'continuing automatically',
  requires_signature: 'signature',
  require_signature: 'signature',
  revisable: 'changing answers afterward',
  time: 'time frame',
  time_unit: 'time frame',
  data_type: 'field type',
  required: 'required',
  redacted: 'hidden in open data',
  min_value: 'minimum',
  max_value: 'maximum',
  max_length: 'maximum length',
  min_num_checks: 'minimum boxes to check',
  default_value: 'default value',
  autofill_on_renewal: 'renewal',
  lock_on_renewal: 'renewal',
  custom_entity_id: 'entity',
  entity_createable: 'adding new entities',
  tree: 'calculation',
  review_type: 'who reviews',
  logic_type: 'who must approve',
  affidavit: 'affidavit',
  document_id: 'document',
  expires: 'validity',
  expires_after_value: 'validity',
  renewable: 'renewal',
  completionMessage: 'completion message',
  MultipleChoiceOption: 'options',
  LogicConfig: 'logic',
  PaymentConfig: 'payment',
  StepEmailNotification: 'emails',
  StepAttachment: 'people',
  StepAssignmentGroup: 'assignment',
  StepAssignment: 'assignment',
  Survey: 'survey',
  RenewalReminder: 'reminders',
};

/** Describes one change in one line. */
export function versionChangeSentence(change: {
  readonly way: Way;
  readonly kind: string;
  readonly name: string;
  readonly aspects: readonly string[];
}): string {
  const kind = kindWords[change.kind as VersionChange['kind']];
  const aspects = new Set(change.aspects.flatMap((aspect) => ownValue(aspectWords, aspect) ?? []));
  const what = hasNoName(change.kind) ? kind : `${kind} “${change.name || 'Untitled'}”`;
  return ways[change.way](what) + (aspects.size > 0 ? ` (${[...aspects].join(', ')})` : '');
}

const hasNoName = (kind: string): boolean => kind === 'StepAssignmentGroup';

const briefWays: Readonly<Record<Way, string>> = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  moved: 'moved',
  reordered: 'reordered',
};

/** Summarizes changes in one line: `2 fields added, 1 step removed, fee changed`. */
export function changesInBrief({ counts, isFeeChanged }: ChangesInBrief): string {
  const parts = counts.map(({ way, kind, count }) => {
    if (kind === 'FlowTemplate') return 'texts of the form changed';
    const many = manyOf(kindWords[kind]);
    return `${way === 'reordered' ? many : plural(count, kindWords[kind], many)} ${briefWays[way]}`;
  });
  const all = [...parts, ...(isFeeChanged ? ['fee changed'] : [])].join(', ');
  return all === '' ? 'No changes' : all[0]?.toUpperCase() + all.slice(1);
}

const manyOf = (kind: string): string => (kind === 'group of people' ? 'groups of people' : `${kind}s`);

export const versionChangeWords = {
  title: 'What changes',
  more: (count: number) => `And ${formatCount(count)} more`,
  discard: 'Discard changes',
  discardTitle: 'Discard all of these changes?',
  discardText: (version: number) =>
    `The form goes back to version ${version}. All changes made since then, by anyone, will be lost.`,
  discarding: 'Discarding…',
  discarded: 'Changes discarded',
  keep: 'Keep changes',
} as const;
