import { oneLine } from '#domain/kernel/text.ts';
import { readLabel } from '#domain/template/formProposal/fieldNames.ts';
import type { ProposedQuestion, QuestionType } from '#domain/template/formProposal/FormProposal.ts';
import { typeOfBox, yesNo } from '#domain/template/formProposal/questionsOfFields.ts';
import { readTypeCell, type TypeWord } from '#domain/template/formProposal/readTypeCell.ts';
import type { QuestionRow } from '#domain/template/formProposal/rowsOfTable.ts';
import { optionsIn, saysYes } from '#domain/template/formProposal/tableCells.ts';
import { typeOfQuestion } from '#domain/template/formProposal/typeOfQuestion.ts';

/** As long as the name or the help text of a question may be. */
const mostOfText = 1_000;

/** The question that a row asks. Rows below it may have added options. */
export function questionOfRow({ row, cells }: QuestionRow, moreOptions: readonly string[]): ProposedQuestion {
  const { label, saysRequired } = readLabel(cells.question ?? '');
  const name = label.slice(0, mostOfText);
  const { word, details } = readTypeCell(cells.type ?? '');
  const type = typed(word, name, optionsOf([cells.options ?? '', ...moreOptions], details));
  const isText = type.dataType === 'string' || type.dataType === 'text';
  const hint = oneLine(cells.hint ?? '').slice(0, mostOfText);
  const isOptionalSaid = cells.optional !== undefined && saysYes(cells.optional) === false;
  return {
    ...type,
    name,
    hint: hint === '' ? null : hint,
    isRequired: saysRequired || saysYes(cells.required ?? '') === true || isOptionalSaid,
    maxLength: isText ? wholeNumber(cells.maxLength ?? details) : null,
    isNamed: true,
    unknownType: word === null && cells.type !== undefined ? oneLine(cells.type).slice(0, mostOfText) : null,
    place: row,
    fileFields: [],
    fills: null,
  };
}

function optionsOf(cells: readonly string[], details: string): readonly string[] {
  const options = optionsIn(cells.filter((cell) => cell !== '').join('\n'));
  if (options.length > 0) return options;
  const ofType = optionsIn(details);
  // one word, as in “Dropdown (single)”, describes the type
  return ofType.length > 1 ? ofType : [];
}

/** The number of characters in “50”, “50 characters”, or “max. 50”. */
function wholeNumber(text: string): number | null {
  const digits = /^\D{0,20}(\d{1,6})\D{0,20}$/.exec(text)?.[1];
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
}

const asksYesNo = /^(?:is|are|do|does|did|has|have|will|can|was|were|would)\b.*\?$/i;

const asksAll = /\b(?:all that apply|check all|select all|mark all|check any)\b/i;

type Typed = QuestionType & Pick<ProposedQuestion, 'options'>;

function typed(word: TypeWord | null, name: string, options: readonly string[]): Typed {
  const choice = { dataType: 'multiple_choice', dateType: null } as const;
  if (word === 'yesNo') return { ...choice, options: options.length > 0 ? options : yesNo };
  if (word !== null && typeof word !== 'string') {
    // a text with a list of options is a choice
    if (word.dataType === 'string' && options.length > 1) return { ...choice, options };
    if (word.dataType === 'checkboxes' && options.length === 0) return { dateType: null, ...typeOfBox(name) };
    const hasOptions = word.dataType === 'multiple_choice' || word.dataType === 'checkboxes';
    return { ...word, options: hasOptions ? options : [] };
  }
  if (options.length > 0)
    return { ...choice, dataType: asksAll.test(name) ? 'checkboxes' : 'multiple_choice', options };
  if (asksYesNo.test(name)) return { ...choice, options: yesNo };
  return { ...typeOfQuestion({ texts: [name] }), options: [] };
}
