import { readLabel } from '#domain/template/formProposal/fieldNames.ts';
import { FormFromRows, isShouted } from '#domain/template/formProposal/FormFromRows.ts';
import type { FormProposal } from '#domain/template/formProposal/FormProposal.ts';
import type { FoundBlock } from '#domain/template/formProposal/FoundBlock.ts';
import type { FoundRow } from '#domain/template/formProposal/FoundTable.ts';
import { isBlankCell, readLine, startsWithBox } from '#domain/template/formProposal/questionsInText.ts';
import { isAgreement } from '#domain/template/formProposal/questionsOfFields.ts';
import { hasHeadings } from '#domain/template/formProposal/rowsOfTable.ts';

/** A question of which the options may follow. */
interface Pending {
  readonly label: string;
  readonly row: number;
  readonly options: string[];
}

const namesForm = /\b(?:application|form|permit|license|request|registration|complaint|certificate|petition)\b/i;
const mostOfHeading = 100;

/** Reads a document from its start to its end. */
export class DocumentReader {
  readonly #form = new FormFromRows();
  #pending: Pending | null = null;
  #isStart = true;

  read(block: FoundBlock): void {
    if (block.kind === 'table') this.#readTable(block.rows);
    else if (this.#isStart && (block.kind === 'title' || namesForm.test(block.text)) && isHeading(block))
      this.#form.nameForm(block.text);
    else if (isHeading(block)) this.#openSection(block.text);
    else this.#readText(block.text, 1);
    this.#isStart = false;
  }

  proposal(): FormProposal {
    this.#flush();
    return this.#form.proposal();
  }

  #openSection(name: string): void {
    this.#flush();
    this.#form.openSection(readLabel(name).label);
  }

  #readTable(rows: readonly FoundRow[]): void {
    this.#flush();
    const table = { title: null, rows, isCut: false };
    if (hasHeadings(table)) this.#form.readTable(table);
    else if (rows.some(({ cells }) => cells.some((cell) => isBlankCell(cell) || !isPlain(cell)))) this.#readGrid(rows);
    else this.#form.leaveOut(rows[0]?.cells[0] ?? '', 1, 'otherTable');
    this.#flush();
  }

  /** Words next to, above, or in the cells to fill in. */
  #readGrid(rows: readonly FoundRow[]): void {
    const width = Math.max(...rows.map(({ cells }) => cells.length));
    for (const [place, { row, cells }] of rows.entries()) {
      const [only = ''] = cells;
      if (cells.length === 1 && width > 1 && isPlain(only) && !/[:?]$/.test(only) && only.length <= mostOfHeading) {
        if (!isBlankCell(only)) this.#openSection(only);
        continue;
      }
      const below = rows[place + 1]?.cells ?? [];
      const isAboveBlanks =
        cells.length > 1 && below.length === cells.length && below.every(isBlankCell) && !cells.some(isBlankCell);
      for (let at = 0; at < cells.length; at += 1) {
        const [cell = '', next] = [cells[at], cells[at + 1]];
        if (isBlankCell(cell)) continue;
        if (isPlain(cell) && next !== undefined && (isBlankCell(next) || startsWithBox(next))) {
          this.#add(cell, row, [next]);
          at += 1;
        } else if (isPlain(cell) && isAboveBlanks) this.#add(cell, row);
        else this.#readText(cell, row);
      }
    }
  }

  #readText(text: string, row: number): void {
    for (const line of text.split('\n')) if (line.trim() !== '') this.#readLine(line, row);
  }

  #readLine(line: string, row: number): void {
    const read = readLine(line);
    if (read.kind === 'boxes' && read.label === '' && this.#pending && !isAgreement(read.boxes)) {
      this.#pending.options.push(read.boxes);
      return;
    }
    this.#flush();
    if (read.kind === 'blanks') for (const { label, rest } of read.questions) this.#add(label, row, [], rest);
    else if (read.kind === 'question') this.#pending = { label: read.label, row, options: [] };
    else if (read.kind === 'text') this.#form.leaveOut(read.text, row, 'noQuestion');
    else if (read.label === '') this.#addBoxes(read.boxes, row);
    else this.#pending = { label: read.label, row, options: [read.boxes] };
  }

  /** Boxes without words before them: each is a question. */
  #addBoxes(boxes: string, row: number): void {
    for (const text of boxes.split(/[☐□▢❏❑❒○◯]/u))
      if (!isBlankCell(text)) this.#form.readRow({ row, cells: { question: text, type: 'checkbox' } });
  }

  #add(question: string, row: number, options: readonly string[] = [], hint = ''): void {
    const ofQuestion = options.filter((option) => !isBlankCell(option)).join('\n');
    this.#form.readRow({
      row,
      cells: { question, ...(ofQuestion === '' ? {} : { options: ofQuestion }), ...(hint === '' ? {} : { hint }) },
    });
  }

  #flush(): void {
    const pending = this.#pending;
    this.#pending = null;
    if (pending) this.#add(pending.label, pending.row, pending.options);
  }
}

/** Without places to write and boxes. */
const isPlain = (text: string): boolean => {
  const { kind } = readLine(text);
  return kind === 'text' || kind === 'question';
};

function isHeading(block: Exclude<FoundBlock, { kind: 'table' }>): boolean {
  if (block.text.length > mostOfHeading || !isPlain(block.text)) return false;
  if (block.kind !== 'paragraph') return true;
  return !/[:?.]$/.test(block.text.trim()) && (block.isBold || isShouted(block.text));
}
