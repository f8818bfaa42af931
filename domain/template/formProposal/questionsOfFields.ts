import type { NamedField } from '#domain/template/formProposal/askedFields.ts';
import { isTechnical, labelOfWords, wordsOfName } from '#domain/template/formProposal/fieldNames.ts';
import type { ProposedQuestion } from '#domain/template/formProposal/FormProposal.ts';
import { shortText, typeOfQuestion } from '#domain/template/formProposal/typeOfQuestion.ts';

/** A question with the field that it starts at. */
export interface FieldQuestion {
  readonly question: ProposedQuestion;
  readonly first: NamedField;
}

export const yesNo: readonly string[] = ['Yes', 'No'];

/** The questions that fields ask, in the same order. Check boxes of one group become one question. */
export function questionsOfFields(fields: readonly NamedField[]): readonly FieldQuestion[] {
  const questions: FieldQuestion[] = [];
  const mixed = new Set(fields.filter(({ field }) => field.kind !== 'check').map(groupOf));
  for (let at = 0; at < fields.length;) {
    const first = fields[at];
    if (!first) break;
    const group = first.field.kind === 'check' ? checkGroup(runOfBoxes(fields.slice(at)), first, mixed) : null;
    questions.push({ first, question: group ? questionOfGroup(group) : questionOfField(first) });
    at += group ? group.boxes.length : 1;
  }
  return questions;
}

interface CheckGroup {
  /** the words that all boxes start with, or null if a group of the file holds them and nothing else */
  readonly prefix: readonly string[] | null;
  readonly boxes: readonly NamedField[];
}

const groupOf = ({ groups }: NamedField): string => groups.join('.');

/** The check boxes that follow each other on a page, from the first field. */
function runOfBoxes(fields: readonly NamedField[]): readonly NamedField[] {
  const page = fields[0]?.field.page;
  return fields.slice(
    0,
    lengthWhile(fields, ({ field }) => field.kind === 'check' && field.page === page),
  );
}

/** The boxes that belong together with the first one of a run; of several prefixes, the one with most boxes. */
function checkGroup(run: readonly NamedField[], first: NamedField, mixed: ReadonlySet<string>): CheckGroup | null {
  let best: CheckGroup | null = null;
  for (let length = first.words.length - 1; length > 0; length -= 1) {
    const prefix = first.words.slice(0, length);
    const starts = ({ words }: NamedField): boolean =>
      words.length > length && prefix.every((word, place) => words[place] === word);
    const boxes = run.slice(0, lengthWhile(run, starts));
    const isNaming = prefix.some((word) => word.length > 2);
    if (isNaming && boxes.length > Math.max(1, best?.boxes.length ?? 0)) best = { prefix, boxes };
  }
  if (best || first.groups.length === 0 || mixed.has(groupOf(first))) return best;
  const boxes = run.slice(
    0,
    lengthWhile(run, (each) => groupOf(each) === groupOf(first)),
  );
  return boxes.length > 1 ? { prefix: null, boxes } : null;
}

function lengthWhile<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  const end = items.findIndex((item) => !holds(item));
  return end < 0 ? items.length : end;
}

function questionOfGroup({ prefix, boxes }: CheckGroup): ProposedQuestion {
  const [first] = boxes;
  const options = boxes.map(({ words, label }) => {
    const rest = words.slice(prefix?.length ?? 0);
    return rest.every((word) => /^\d+$/.test(word)) ? label : labelOfWords(rest);
  });
  const isYesNo =
    options.length === 2 &&
    options
      .map((each) => each.toLowerCase())
      .toSorted()
      .join() === 'no,yes';
  const name = labelOfWords(prefix ?? wordsOfName(first?.groups.at(-1) ?? ''));
  return {
    ...shortText,
    dataType: isYesNo ? 'multiple_choice' : 'checkboxes',
    name,
    hint: null,
    isRequired: boxes.some(({ field, saysRequired }) => field.isRequired || saysRequired),
    maxLength: null,
    options: isYesNo ? yesNo : [...new Set(options)],
    isNamed: prefix === null || !isTechnical(prefix),
    unknownType: null,
    place: first?.field.page ?? 1,
    fileFields: boxes.map(({ field }) => field.name),
    // one answer can't fill several boxes
    fills: null,
  };
}

const agreement = /\b(?:agree|certify|acknowledge|understand|consent|affirm|attest|declare|accept)\b/;

export const isAgreement = (label: string): boolean => agreement.test(label.toLowerCase());

/** What one box to check asks. */
export const typeOfBox = (label: string): Pick<ProposedQuestion, 'dataType' | 'options'> =>
  isAgreement(label)
    ? { dataType: 'checkboxes', options: ['I agree'] }
    : { dataType: 'multiple_choice', options: yesNo };

function questionOfField({ field, label, hint, words, isNamed, saysRequired }: NamedField): ProposedQuestion {
  const common = {
    ...shortText,
    name: label,
    hint,
    isRequired: field.isRequired || saysRequired,
    maxLength: null,
    options: [] as readonly string[],
    isNamed,
    unknownType: null,
    place: field.page,
    fileFields: [field.name],
    fills: field.isFillable ? field.name : null,
  };
  switch (field.kind) {
    case 'check':
      return { ...common, ...typeOfBox(label) };
    case 'radio':
    case 'choice':
      return { ...common, dataType: 'multiple_choice', options: field.options };
    case 'list':
      return { ...common, dataType: 'checkboxes', options: field.options };
    case 'text':
    case 'signature':
    case 'button': {
      const type = typeOfQuestion({
        texts: [label, words.join(' ')],
        format: field.format,
        isMultiline: field.isMultiline,
      });
      const isText = type.dataType === 'string' || type.dataType === 'text';
      return { ...common, ...type, maxLength: isText && (field.maxLength ?? 0) > 0 ? field.maxLength : null };
    }
  }
}
