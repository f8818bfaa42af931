import {
  PDFButton,
  PDFCheckBox,
  PDFDict,
  PDFDocument,
  PDFDropdown,
  PDFHexString,
  PDFName,
  PDFOptionList,
  PDFRadioGroup,
  PDFSignature,
  PDFString,
  PDFTextField,
  type PDFField,
} from '@cantoo/pdf-lib';
import { formLimits } from '#domain/template/formLimits.ts';
import { isUnnamed } from '#domain/template/formProposal/askedFields.ts';
import type { FoundField, FoundFormat } from '#domain/template/formProposal/FoundField.ts';
import { labelNear } from '#domain/template/formProposal/labelNear.ts';
import { openPdfForm } from '#server/documents/openPdfForm.ts';
import { pdfLimits, type PdfProblem } from '#server/documents/PdfForm.ts';
import { readPageTexts } from '#server/documents/readPageTexts.ts';

export interface FoundFields {
  readonly title: string | null;
  readonly fields: readonly FoundField[];
}

/** The fields of a PDF as it describes them. Only for a separate process. */
export async function parseFoundFields(bytes: Uint8Array): Promise<FoundFields | PdfProblem> {
  const found = await readFields(bytes);
  return typeof found === 'string' ? found : { ...found, fields: await withNearTexts(found.fields, bytes) };
}

const readFields = (bytes: Uint8Array): Promise<FoundFields | PdfProblem> =>
  openPdfForm<FoundFields>(bytes, ({ document, fields }) => {
    const isTooMuch = fields.length > pdfLimits.fields;
    if (isTooMuch || fields.some((field) => field.getName().length > pdfLimits.nameLength)) return 'tooComplex';
    const pageOf = pagesOfWidgets(document);
    const found = fields.map((field) => foundField(field, document, pageOf));
    const optionCounts = found.map(({ options }) => options.length);
    const isTooLong =
      sum(optionCounts) > formLimits.options || Math.max(0, ...optionCounts) > formLimits.optionsOfField;
    return isTooLong ? 'tooComplex' : { title: document.getTitle() ?? null, fields: found };
  });

/** Reads the text of the pages only for fields without a name. */
async function withNearTexts(fields: readonly FoundField[], bytes: Uint8Array): Promise<readonly FoundField[]> {
  const unnamed = fields.filter(isUnnamed);
  if (unnamed.length === 0) return fields;
  const texts = await readPageTexts(bytes, [...new Set(unnamed.map(({ page }) => page))]);
  const ofPages = Map.groupBy(fields, ({ page }) => page);
  const isNeeded = new Set(unnamed);
  return fields.map((field) =>
    isNeeded.has(field)
      ? { ...field, nearText: labelNear(field, texts.get(field.page) ?? [], ofPages.get(field.page) ?? []) }
      : field,
  );
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** As long as an option may be. */
const mostOfOption = 1_000;
const mostOfText = 2_000;
/** Flags of a widget that keep it off the screen: hidden, and not to be viewed. */
const hiddenFlags = 2 | 32;

type PageOf = ReadonlyMap<PDFDict, number>;

/** Many programs don't say in a widget which page it is on, but each page lists its widgets. */
function pagesOfWidgets(document: PDFDocument): PageOf {
  const pages = new Map<PDFDict, number>();
  for (const [index, page] of document.getPages().entries())
    for (const annotation of page.node.Annots()?.asArray() ?? []) {
      const widget = document.context.lookup(annotation);
      if (widget instanceof PDFDict) pages.set(widget, index);
    }
  return pages;
}

function foundField(field: PDFField, document: PDFDocument, pageOf: PageOf): FoundField {
  const widgets = field.acroField.getWidgets();
  const widget = widgets.find(({ dict }) => pageOf.has(dict)) ?? widgets[0];
  const pageIndex = (widget && pageOf.get(widget.dict)) ?? 0;
  const box = widget?.getRectangle() ?? { x: 0, y: 0, width: 0, height: 0 };
  const dicts = [field.acroField.dict, ...(widget ? [widget.dict] : [])];
  const options = optionsOf(field);
  const isText = field instanceof PDFTextField;
  return {
    name: field.getName(),
    kind: kindOf(field, options),
    tooltip: textAt(dicts, 'TU')?.slice(0, mostOfText) ?? null,
    page: pageIndex + 1,
    left: box.x,
    top: document.getPage(pageIndex).getHeight() - box.y - box.height,
    width: box.width,
    height: box.height,
    nearText: null,
    isRequired: field.isRequired(),
    isReadOnly: field.isReadOnly(),
    isHidden: widgets.length > 0 && widgets.every((each) => (each.getFlags() & hiddenFlags) !== 0),
    isMultiline: isText && field.isMultiline(),
    maxLength: isText ? (field.getMaxLength() ?? null) : null,
    format: isText ? formatOf(dicts) : null,
    options,
    isFillable: !(field instanceof PDFCheckBox && options.length > 0),
  };
}

function kindOf(field: PDFField, options: readonly string[]): FoundField['kind'] {
  if (field instanceof PDFButton) return 'button';
  if (field instanceof PDFSignature) return 'signature';
  if (field instanceof PDFCheckBox) return options.length > 0 ? 'radio' : 'check';
  if (field instanceof PDFRadioGroup) return 'radio';
  if (field instanceof PDFDropdown) return 'choice';
  if (field instanceof PDFOptionList) return field.isMultiselect() ? 'list' : 'choice';
  return 'text';
}

function optionsOf(field: PDFField): readonly string[] {
  if (field instanceof PDFRadioGroup || field instanceof PDFDropdown || field instanceof PDFOptionList)
    return distinct(field.getOptions());
  if (!(field instanceof PDFCheckBox)) return [];
  // boxes that share a name but not a value exclude each other
  const values = distinct(field.acroField.getWidgets().map((widget) => widget.getOnValue()?.decodeText() ?? ''));
  return values.length > 1 ? values : [];
}

const distinct = (options: readonly string[]): readonly string[] => [
  ...new Set(options.map((option) => option.trim().slice(0, mostOfOption)).filter((option) => option !== '')),
];

function textAt(dicts: readonly PDFDict[], key: string): string | null {
  for (const dict of dicts) {
    const text = dict.lookup(PDFName.of(key));
    if (text instanceof PDFString || text instanceof PDFHexString) return text.decodeText();
  }
  return null;
}

/** Acrobat's own scripts for formats. They are read as text and never run. */
const formats: readonly (readonly [script: RegExp, format: FoundFormat])[] = [
  [/AFDate_\w{1,20}\(\s?["'][^"']{0,40}\bh/i, 'dateTime'],
  [/AFDate_/, 'date'],
  [/AFTime_/, 'time'],
  [/AFPercent_/, 'percent'],
  [/AFNumber_Format\([^)]{0,60}\$/, 'money'],
  [/AFNumber_Format/, 'number'],
  [/AFSpecial_Format\(\s?2/, 'phone'],
  [/AFSpecial_Format/, 'code'],
];

function formatOf(dicts: readonly PDFDict[]): FoundFormat | null {
  for (const dict of dicts) {
    const actions = dict.lookup(PDFName.of('AA'));
    const format = actions instanceof PDFDict ? actions.lookup(PDFName.of('F')) : undefined;
    const script = format instanceof PDFDict ? textAt([format], 'JS')?.slice(0, mostOfText) : undefined;
    const found = script === undefined ? undefined : formats.find(([pattern]) => pattern.test(script));
    if (found) return found[1];
  }
  return null;
}
