import type {
  QualityFinding,
  QualityFix,
  QualitySubjectType,
  QualityText,
} from '#domain/form/quality/QualityFinding.ts';
import { mostQuestionWords } from '#domain/form/quality/shorterQuestion.ts';
import { hardestGrade } from '#domain/form/quality/textFindings.ts';
import { plural } from '#domain/kernel/plural.ts';
import { truncate } from '#domain/kernel/text.ts';

/** What blocks publishing, and advice about a draft. */
export const qualityWords = {
  blocking: (count: number) => `${plural(count, 'problem')} to fix before publishing`,
  advice: (count: number) => plural(count, 'suggestion'),
  adviceLead: 'You can publish without these. They make the form easier to complete.',
  noneTitle: 'No suggestions',
  none: 'Names, help texts, instructions, and logic look good.',
  noneBlocking: 'Nothing blocks publishing.',
  step: (place: number, name: string) => `Step ${place}: ${name}`,
  fixes: {
    shorten: 'Move details to help text',
    removeLogic: 'Remove its logic',
    deleteOption: 'Delete option',
    letPeopleAdd: 'Let applicants add one',
  } satisfies Record<QualityFix['kind'], string>,
  fixed: {
    shorten: 'Details moved to the help text',
    removeLogic: 'Logic removed',
    deleteOption: 'Option deleted',
    letPeopleAdd: 'Applicants can now add one',
  } satisfies Record<QualityFix['kind'], string>,
} as const;

const longestName = 50;

function cutAfterWord(name: string): string {
  const cut = truncate(name, longestName);
  return cut === name || !cut.includes(' ') ? cut : `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

const untitled: Record<QualitySubjectType, (place: number) => string> = {
  Step: (place) => `Step ${place}`,
  Section: (place) => `Section ${place}`,
  Field: (place) => `Question ${place}`,
  ReviewGroup: (place) => `Review group ${place}`,
  SubprocessConfig: (place) => `Sub-submission ${place}`,
  StepAssignmentGroup: (place) => `Group ${place}`,
};

const texts: Record<QualityText, (subject: string) => string> = {
  name: (subject) => subject,
  hint: (subject) => `the help text of ${subject}`,
  instructions: (subject) => `the instructions of ${subject}`,
  description: (subject) => `the description of ${subject}`,
  externalInstructions: (subject) => `the instructions of ${subject}`,
};

const applied: Record<QualitySubjectType, string> = {
  Step: 'shown',
  Section: 'shown',
  Field: 'shown',
  ReviewGroup: 'required',
  SubprocessConfig: 'required',
  StepAssignmentGroup: 'added',
};

/** What was found, and what makes it better. */
export function qualitySentence({ code, subject, name, number, text, other, count }: QualityFinding): string {
  const quoted = (words: string): string => `“${cutAfterWord(words)}”`;
  const what = name.trim() === '' ? untitled[subject](number) : quoted(name);
  const place = text === null ? what : texts[text](what);
  switch (code) {
    case 'stepWithoutName':
    case 'sectionWithoutName':
      return `${what} has no name. Names tell people where they are.`;
    case 'fieldWithoutName':
      return `${what} has no name, so people can’t tell what to enter.`;
    case 'optionWithoutName':
      return `Option ${count} of ${what} has no name.`;
    case 'stepNeverAsks':
      return `${what} never asks anything, because none of its questions is ever shown.`;
    case 'neverApplies':
      return `${what} is never ${applied[subject]}. No answers meet its conditions.`;
    case 'askedLater':
      return `${what} depends on ${quoted(other)}, which is asked at a later step.`;
    case 'nothingToChoose':
      return `No one can answer ${what}. Its list is empty, and applicants can’t add to it.`;
    case 'longQuestion':
      return `${what} is ${count} words long. Questions of up to ${mostQuestionWords} words are easier to read.`;
    case 'hardText':
      return `The reading level of ${place} is grade ${count}. Aim for grade ${hardestGrade}: use short sentences and common words.`;
    case 'vagueLink':
      return `A link in ${place} is called ${quoted(other)}. Use the name of what it opens.`;
  }
}
