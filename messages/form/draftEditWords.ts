import { ownValue } from '#domain/kernel/ownValue.ts';
import { plural } from '#domain/kernel/plural.ts';
import type { EditedPart, EditWay } from '#domain/template/EditedPart.ts';
import { aspectWords } from '#messages/form/versionChangeWords.ts';

interface KindWords {
  readonly one: string;
  /** `one` with an article, for parts without a name */
  readonly any: string;
  readonly many: string;
}

const kind = (one: string, any = `a ${one}`, many = `${one}s`): KindWords => ({ one, any, many });

const kindWords: Readonly<Record<string, KindWords>> = {
  Step: kind('step'),
  Section: kind('section'),
  Field: kind('field'),
  MultipleChoiceOption: kind('option', 'an option'),
  ReviewGroup: kind('review group'),
  StepAssignmentGroup: kind('group of people', 'a group of people', 'groups of people'),
  SubprocessConfig: kind('sub-submission'),
  Formula: kind('formula'),
  ConfiguredOutput: kind('output', 'an output'),
  Survey: kind('survey', 'the survey'),
};

const verbs: Readonly<Record<Exclude<EditWay, 'discarded' | 'restored' | 'returned'>, string>> = {
  created: 'added',
  updated: 'changed',
  moved: 'moved',
  deleted: 'deleted',
};

const logicVerbs: typeof verbs = { ...verbs, created: 'changed' };
const personVerbs: typeof verbs = { ...verbs, deleted: 'removed', updated: 'changed the assignment of' };

export interface EditDetails {
  /** what changed about the part: its settings, and kinds of its rows */
  readonly aspects: readonly string[];
  /** its name before it was renamed */
  readonly formerName: string | null;
}

/** What someone did to a draft: `deleted section “Applicant”`, `changed field “Area” (help text)`. */
export function editPhrase(part: Omit<EditedPart, 'id'>, { aspects, formerName }: EditDetails): string {
  const { way, name } = part;
  if (way === 'discarded') return 'discarded all changes';
  if (way === 'restored') return 'restored an earlier version';
  if (way === 'returned') return 'restored an earlier draft';
  const isRenamed = way === 'updated' && formerName !== null && name !== null;
  // in the order of the editor, whichever row changed first
  const shown = Object.entries(aspectWords).filter(
    ([aspect]) => way === 'updated' && aspects.includes(aspect) && !(isRenamed && aspect === 'name'),
  );
  const known = new Set(shown.map(([, word]) => word));
  const details = known.size > 0 ? ` (${[...known].join(', ')})` : '';
  if (isRenamed) return `renamed ${editedPartName({ ...part, name: formerName })} to “${name}”${details}`;
  switch (part.kind) {
    case 'FlowTemplate':
      return `${verbs[way]} the form${details}`;
    case 'LogicConfig':
      return `${logicVerbs[way]} the logic${name ? ` of “${name}”` : ''}`;
    case 'StepAttachment':
      return `${personVerbs[way]} ${name ?? 'a person'}`;
    default:
      return `${verbs[way]} ${editedPartName(part)}${details}`;
  }
}

/** The part by its kind and name: `field “Area”`, `a section`, `3 options`. */
export function editedPartName(part: Omit<EditedPart, 'id' | 'way'>): string {
  const words = ownValue(kindWords, part.kind);
  if (!words) return 'the form';
  if (part.count > 1) return plural(part.count, words.one, words.many);
  return part.name ? `${words.one} “${part.name}”` : words.any;
}

/** Undoing and redoing in the form editor. */
export const draftEditWords = {
  undo: 'Undo',
  redo: 'Redo',
  undid: (phrase: string) => `Undid: ${phrase}`,
  redid: (phrase: string) => `Redid: ${phrase}`,
} as const;
