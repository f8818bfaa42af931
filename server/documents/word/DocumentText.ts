import type { FoundBlock } from '#domain/template/formProposal/FoundBlock.ts';
import type { FoundRow } from '#domain/template/formProposal/FoundTable.ts';

interface Paragraph {
  text: string;
  kind: 'title' | 'heading' | 'paragraph';
  hasBold: boolean;
  hasPlain: boolean;
}

/** A content control, or a form field of older documents. */
interface Control {
  readonly options: string[];
  alias: string;
  isPlaceholder: boolean;
  isList: boolean;
  /** its text is a hint or a choice, and is replaced by a sign */
  isReplaced: boolean;
}

const newControl = (): Control => ({ options: [], alias: '', isPlaceholder: false, isList: false, isReplaced: false });

/** No paragraph of a form is longer. */
const mostLetters = 10_000;
const mostCells = 50;
const blank = ' ____ ';
/** Boxes in fonts of symbols, empty or checked. */
const boxSymbols: ReadonlySet<string> = new Set(
  'F06F F070 F071 F072 F0A3 F0A8 F052 F053 F054 F0FD F0FE F0A1'.split(' '),
);
/** Elements with a copy for older programs, and with text that was moved away. */
const skippedElements: ReadonlySet<string> = new Set(['Fallback', 'moveFrom']);

type Attributes = Readonly<Record<string, string>>;

/** Collects the blocks of a Word document from the elements of its XML. */
export class DocumentText {
  readonly blocks: FoundBlock[] = [];
  /** paragraphs and rows, including those in tables and text boxes */
  count = 0;
  readonly #paragraphs: Paragraph[] = [];
  /** whether its rows are read: a table in a cell or a text box is part of the text around it */
  readonly #tables: boolean[] = [];
  readonly #controls: Control[] = [];
  readonly #fields: Control[] = [];
  #rows: FoundRow[] = [];
  #cells: { readonly text: string; readonly span: number }[] = [];
  #cell = '';
  #span = 1;
  #skipped = 0;
  #isText = false;
  #isRun = false;
  #isBold = false;
  /** a sign for the paragraph that comes next */
  #inserted = '';

  open(name: string, attributes: Attributes): void {
    if (skippedElements.has(name)) this.#skipped += 1;
    this.#openText(name, attributes);
    this.#openTable(name, attributes);
    this.#openControl(name, attributes);
  }

  close(name: string): void {
    if (skippedElements.has(name)) this.#skipped -= 1;
    else if (name === 'p') this.#endParagraph();
    else if (name === 't') this.#isText = false;
    else if (name === 'r') this.#isRun = false;
    else if (name === 'tbl') this.#endTable();
    else if (name === 'tc' && this.#isReadingTable) this.#endCell();
    else if (name === 'tr' && this.#isReadingTable) this.#endRow();
    else if (name === 'sdtContent' && this.#controls.at(-1)?.isReplaced) this.#skipped -= 1;
    else if (name === 'sdt') this.#controls.pop();
  }

  text(part: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (!this.#isText || this.#skipped > 0 || !paragraph) return;
    if (part.trim() !== '') {
      if (this.#isBold) paragraph.hasBold = true;
      else paragraph.hasPlain = true;
    }
    this.#add(part.replace(/[☑☒]/gu, '☐'));
  }

  #add(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (!paragraph) this.#inserted += text;
    else if (paragraph.text.length < mostLetters) paragraph.text += text.slice(0, mostLetters);
  }

  #openText(name: string, { val = '', char = '' }: Attributes): void {
    const paragraph = this.#paragraphs.at(-1);
    if (name === 'p') {
      this.#paragraphs.push({ text: this.#inserted, kind: 'paragraph', hasBold: false, hasPlain: false });
      this.#inserted = '';
    } else if (name === 'pStyle' && paragraph) {
      if (/^title$/i.test(val)) paragraph.kind = 'title';
      else if (/^heading/i.test(val)) paragraph.kind = 'heading';
    } else if (name === 'r') [this.#isRun, this.#isBold] = [true, false];
    else if (name === 't') this.#isText = true;
    else if (!this.#isRun || this.#skipped > 0) return;
    // the same element defines the stops of tabs outside of runs
    else if (name === 'tab') this.#add('\t');
    else if (name === 'br' || name === 'cr') this.#add('\n');
    else if (name === 'noBreakHyphen') this.#add('-');
    else if (name === 'sym') this.#add(boxSymbols.has(char.toUpperCase()) ? '☐' : ' ');
    else if (name === 'b') this.#isBold = val !== '0' && val !== 'false';
  }

  #endParagraph(): void {
    const ended = this.#paragraphs.pop();
    this.count += 1;
    if (!ended || ended.text.trim() === '') return;
    const around = this.#paragraphs.at(-1);
    if (around) this.#add(`\n${ended.text}`);
    else if (this.#tables.length > 0) this.#cell = `${this.#cell}\n${ended.text}`.slice(0, mostLetters);
    else {
      const { text, kind, hasBold, hasPlain } = ended;
      this.blocks.push({ kind, text, isBold: hasBold && !hasPlain });
    }
  }

  get #isReadingTable(): boolean {
    return this.#tables.length === 1 && this.#tables[0] === true;
  }

  #openTable(name: string, { val = '' }: Attributes): void {
    if (name === 'tbl') {
      this.#tables.push(this.#paragraphs.length === 0);
      if (this.#isReadingTable) this.#rows = [];
    }
    if (!this.#isReadingTable) return;
    if (name === 'tr') this.#cells = [];
    else if (name === 'tc') [this.#cell, this.#span] = ['', 1];
    else if (name === 'gridSpan') this.#span = Math.min(Math.max(Number(val) || 1, 1), mostCells);
  }

  #endCell(): void {
    if (this.#cells.length < mostCells) this.#cells.push({ text: this.#cell.trim(), span: this.#span });
  }

  #endRow(): void {
    this.count += 1;
    const [only, ...others] = this.#cells;
    // a wide cell counts as several, so that the cells after it stay in their columns
    const wide = this.#cells.flatMap(({ text, span }) => [text, ...Array.from({ length: span - 1 }, () => '')]);
    const cells = only && others.length === 0 ? [only.text] : wide.slice(0, mostCells);
    if (cells.some((cell) => cell !== '') || cells.length > 1) this.#rows.push({ row: this.#rows.length + 1, cells });
  }

  #endTable(): void {
    if (this.#isReadingTable && this.#rows.some(({ cells }) => cells.some((cell) => cell !== '')))
      this.blocks.push({ kind: 'table', rows: this.#rows });
    this.#tables.pop();
  }

  #openControl(name: string, { val = '', value = '', displayText = value, fldCharType = '' }: Attributes): void {
    const control = this.#controls.at(-1);
    const field = this.#fields.at(-1);
    if (name === 'sdt') this.#controls.push(newControl());
    else if (name === 'sdtContent' && control) this.#replace(control);
    else if (name === 'fldChar') this.#readField(fldCharType);
    else if (name === 'listEntry') field?.options.push(val);
    else if (name === 'ddList' && field) field.isList = true;
    else if (name === 'textInput' && field) field.isPlaceholder = true;
    else if (name === 'checkBox' && field) field.options.push('');
    else if (control && name === 'alias') control.alias = val;
    else if (control && name === 'showingPlcHdr') control.isPlaceholder = val !== '0' && val !== 'false';
    else if (control && (name === 'dropDownList' || name === 'comboBox')) control.isList = true;
    else if (control && name === 'listItem' && value !== '') control.options.push(displayText);
  }

  #replace(control: Control): void {
    const isSelect = control.isList && control.options.length > 0;
    if (!isSelect && !control.isPlaceholder) return;
    // a control on its own is named by its title
    const isAlone = this.#tables.length === 0 && (this.#paragraphs.at(-1)?.text ?? '').trim() === '';
    if (isAlone && control.alias.trim() !== '') this.#add(`${control.alias}: `);
    this.#add(isSelect ? boxesOf(control.options) : blank);
    control.isReplaced = true;
    this.#skipped += 1;
  }

  /** Form fields of older documents: a sign where they begin, instead of what they show. */
  #readField(type: string): void {
    const field = this.#fields.at(-1);
    if (type === 'begin') this.#fields.push(newControl());
    else if (type === 'separate' && field) this.#replaceField(field);
    else if (type === 'end' && field) {
      if (field.isReplaced) this.#skipped -= 1;
      else if (this.#replaceField(field)) this.#skipped -= 1;
      this.#fields.pop();
    }
  }

  #replaceField(field: Control): boolean {
    if (!field.isPlaceholder && field.options.length === 0) return false;
    this.#add(field.isPlaceholder ? blank : boxesOf(field.options));
    field.isReplaced = true;
    this.#skipped += 1;
    return true;
  }
}

const boxesOf = (options: readonly string[]): string => options.map((option) => ` ☐ ${option}`).join('');
