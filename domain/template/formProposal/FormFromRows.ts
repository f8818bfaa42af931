import { oneLine } from '#domain/kernel/text.ts';
import { saysOfficeUse, saysSignature } from '#domain/template/formProposal/askedFields.ts';
import { readLabel } from '#domain/template/formProposal/fieldNames.ts';
import type {
  FormProposal,
  LeftOut,
  LeftOutReason,
  ProposedSection,
} from '#domain/template/formProposal/FormProposal.ts';
import type { FoundTable } from '#domain/template/formProposal/FoundTable.ts';
import { questionOfRow } from '#domain/template/formProposal/questionOfRow.ts';
import type { TableColumn } from '#domain/template/formProposal/readHeadings.ts';
import { readTypeCell, type TypeWord } from '#domain/template/formProposal/readTypeCell.ts';
import { rowsOfTable, type QuestionRow } from '#domain/template/formProposal/rowsOfTable.ts';
import { withDistinctNames } from '#domain/template/formProposal/sectionsOfQuestions.ts';
import { saysYes } from '#domain/template/formProposal/tableCells.ts';

/** As long as the name of a section may be. */
const mostOfName = 200;

/** Columns that say where a question belongs. */
const placeColumns: ReadonlySet<string> = new Set(['section', 'step', 'number'] satisfies TableColumn[]);

interface OpenSection {
  readonly name: string | null;
  readonly startsStep: boolean;
  /** each with the options that the rows below it add */
  readonly rows: { readonly row: QuestionRow; readonly moreOptions: string[] }[];
}

/** Collects questions into sections, in the order of the file. */
export class FormFromRows {
  readonly #sections: OpenSection[] = [];
  readonly #leftOut: LeftOut[] = [];
  #current: OpenSection | null = null;
  #step = '';
  #name: string | null = null;
  #requiresSignature = false;
  #isAfterSignature = false;

  readTable(table: FoundTable): void {
    const { caption, rows, leftOut } = rowsOfTable(table);
    this.#name ??= caption;
    this.#leftOut.push(...leftOut);
    const shouted = rows.filter(({ cells }) => isShouted(cells.question ?? '')).length;
    const isShoutingCommon = shouted * 2 > rows.length;
    for (const row of rows) this.readRow(row, isShoutingCommon);
  }

  proposal(): FormProposal {
    const sections = this.#sections
      .filter(({ rows }) => rows.length > 0)
      .map(({ name, startsStep, rows }, place): ProposedSection => ({
        ...{ name, startsStep, place: place + 1 },
        questions: withDistinctNames(rows.map(({ row, moreOptions }) => questionOfRow(row, moreOptions))),
      }));
    const [requiresSignature, leftOut] = [this.#requiresSignature, this.#leftOut];
    return { name: this.#name, sections, requiresSignature, leftOut };
  }

  nameForm(name: string): void {
    this.#name ??= name;
  }

  readRow(row: QuestionRow, isShoutingCommon = true): void {
    const { question = '', type = '', options = '', section = '', step = '' } = row.cells;
    const { label } = readLabel(question);
    const { word } = readTypeCell(type);
    this.#openFor(oneLine(section), oneLine(step));
    const last = this.#current?.rows.at(-1);
    if (label === '') {
      if (type === '' && options !== '' && last) last.moreOptions.push(options);
      else this.#leaveOutRest(row);
    } else if (word === 'heading' || isHeading(row, isShoutingCommon)) this.openSection(label);
    else this.#addQuestion(row, label, this.#reasonToLeaveOut(label, word));
  }

  #addQuestion(row: QuestionRow, label: string, reason: LeftOutReason | null): void {
    const { required = '' } = row.cells;
    if (reason === 'signature') this.#requiresSignature = true;
    if (reason !== null) return this.leaveOut(label, row.row, reason);
    if (saysYes(required) === null) this.leaveOut(`${label}: ${required}`, row.row, 'unclearRequired');
    (this.#current ?? this.#open(null)).rows.push({ row, moreOptions: [] });
  }

  #reasonToLeaveOut(label: string, word: TypeWord | null): LeftOutReason | null {
    const isAfterSignature = this.#isAfterSignature;
    this.#isAfterSignature = false;
    if (saysOfficeUse(`${this.#current?.name ?? ''} ${label}`)) return 'officeUse';
    if (word === 'nothing') return 'noQuestion';
    if (isAfterSignature && /^date(?: signed)?$/i.test(label)) return 'signatureDate';
    if (word !== 'signature' && (word !== null || !saysSignature(label) || label.endsWith('?'))) return null;
    this.#isAfterSignature = true;
    return 'signature';
  }

  /** A row without a question, unless it only names a section. */
  #leaveOutRest({ row, cells }: QuestionRow): void {
    const [, text] = Object.entries(cells).find(([column]) => !placeColumns.has(column)) ?? [];
    if (text !== undefined) this.leaveOut(text, row, 'noQuestion');
  }

  /** An empty cell means the same section as above. */
  #openFor(section: string, step: string): void {
    const isNewStep = step !== '' && step !== this.#step;
    if (step !== '') this.#step = step;
    if (isNewStep) this.#open(section === '' ? step : section, this.#sections.length > 0);
    else if (section !== '') this.openSection(section);
  }

  openSection(name: string): void {
    this.#open(name);
  }

  /** Continues a section of the same step that has the same name, because tables can be sorted in other ways. */
  #open(name: string | null, startsStep = false): OpenSection {
    const short = name?.slice(0, mostOfName) ?? null;
    const ofStep = this.#sections.slice(
      Math.max(
        0,
        this.#sections.findLastIndex((each) => each.startsStep),
      ),
    );
    const known = startsStep ? undefined : ofStep.find((each) => each.name?.toLowerCase() === short?.toLowerCase());
    this.#current = known ?? { name: short, startsStep, rows: [] };
    if (!known) this.#sections.push(this.#current);
    return this.#current;
  }

  leaveOut(name: string, place: number, reason: LeftOutReason): void {
    this.#leftOut.push({ name: oneLine(name).slice(0, mostOfName), place, reason });
  }
}

const mostOfHeading = 100;

/** Headings are often in capitals. One short word in capitals is a short form, such as “HVAC”. */
export function isShouted(text: string): boolean {
  if (text.length > mostOfHeading || text !== text.toUpperCase()) return false;
  const words = text.split(/[^\p{L}]+/u).filter((word) => word.length > 1);
  return words.length > 1 || words.some((word) => word.length > 5);
}

/** A row with only a text that reads as a heading. */
function isHeading({ cells }: QuestionRow, isShoutingCommon: boolean): boolean {
  const { question = '' } = cells;
  const isAlone = Object.keys(cells).every((column) => column === 'question' || column === 'number');
  const isNumbered = /^(?:section|part) (?:\d{1,2}|[A-Z]|[IVX]{1,4})\b/i.test(question);
  return isAlone && (isNumbered || (isShouted(question) && !isShoutingCommon));
}
