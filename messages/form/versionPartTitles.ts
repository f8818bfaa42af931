import type { Subject } from '#domain/template/versionSubjects.ts';
import { fieldsWords, logicWords, reviewStepWords, sectionsWords, stepsWords } from '#messages/form/formEditorWords.ts';
import { stepPeopleWords } from '#messages/form/stepPeopleWords.ts';
import { versionFactWords as words } from '#messages/form/versionFactWords.ts';
import type { VersionNames } from '#messages/form/versionNames.ts';

/** What the editor calls a part without a name, by its place among its siblings, starting with 1. */
const untitled: Readonly<Record<Subject['kind'], (place: number) => string>> = {
  Step: stepsWords.untitled,
  Section: sectionsWords.untitled,
  Field: () => fieldsWords.untitled,
  ReviewGroup: reviewStepWords.untitled,
  StepAssignmentGroup: stepPeopleWords.group,
  SubprocessConfig: () => words.untitled,
  Formula: () => logicWords.untitledFormula,
  ConfiguredOutput: () => words.untitled,
};

/** What the editor calls each part of a version, by identity. */
export function versionPartTitles(
  subjects: Iterable<Subject>,
  { records }: Pick<VersionNames, 'records'>,
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  const titles = new Map<string, string>();
  for (const { kind, identity, owner, name, settings } of subjects) {
    const siblings = `${owner ?? ''} ${kind}`;
    const place = (counts.get(siblings) ?? 0) + 1;
    counts.set(siblings, place);
    const form = settings['subprocess_master_template_id'];
    const other = typeof form === 'string' ? records.get(form) : undefined;
    titles.set(identity, name || other || untitled[kind](place));
  }
  return titles;
}
