import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { fillPdf } from '#server/documents/fillPdf.ts';
import { makePdf } from '#tests/support/makePdf.ts';
import { pdfFieldNames, pdfText } from '#tests/support/pdfText.ts';

const letterhead = { teamName: 'City Hall', color: '#363636', logo: null };

const filled = async (bytes: Uint8Array<ArrayBuffer>, values: Record<string, string>) => {
  const result = await fillPdf({ bytes, title: 'Permit', values, continuation: 'Continued', letterhead });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const text = async (values: Record<string, string>): Promise<string[]> =>
  pdfText(await filled(await makePdf(), values));

describe('a filled document', () => {
  test("shows the given values, and can't be filled in again", async () => {
    const bytes = await filled(await makePdf(), { owner: 'Rosa Resident', parcel: '12-34', rush: 'Yes', unknown: 'x' });
    expect(await pdfText(bytes)).toEqual(['Rosa Resident\n12-34']);
    expect(await pdfFieldNames(bytes)).toEqual([]);
    expect((await PDFDocument.load(bytes)).getTitle()).toBe('Permit');
  });

  test.each([
    'Zoë Łukasz-Ñandú Þórður',
    'Ελένη Παπαδοπούλου',
    'Привіт, Ольго Їжакевич',
    'Nguyễn Thị Hồng',
    'Иван & Zoë & Ελένη',
    'An “exact” – quote’s 5 €',
  ])('prints %s', async (name) => {
    expect((await text({ owner: name }))[0]?.replaceAll('\n', '')).toBe(name);
  });

  test('omits invisible characters and marks symbols it has no glyph for', async () => {
    expect((await text({ owner: 'A\u0000b\u200fc 🏠' }))[0]).toBe('Abc ?');
  });

  test('is not created if letters of a name would be missing', async () => {
    const bytes = await makePdf();
    const result = await fillPdf({
      bytes,
      title: 'Permit',
      values: { owner: 'Li 王小明' },
      continuation: 'Continued',
      letterhead,
    });
    expect(result).toEqual({ ok: false, error: { reason: 'unprintable', letters: '王小明' } });
  });

  test('shows the full text of a long answer on an extra page', async () => {
    const story = Array.from({ length: 900 }, (_, place) => `word${place}`).join(' ');
    const pages = await text({ owner: story, parcel: '12' });
    expect(pages[0]).toMatch(/^word0 [^…]*…\n12$/);
    const more = pages.slice(1).map((page) => page.replaceAll(/\s+/g, ' '));
    for (const page of more) expect(page).toMatch(/^City Hall /);
    const rest = more.map((page) => page.replace(/^City Hall /, '')).join(' ');
    expect(rest).toBe(`Continued: owner ${story}`);
  });

  test('breaks a word that is longer than a line', async () => {
    const pages = await text({ owner: 'x'.repeat(3_000) });
    expect(pages.slice(1).join('').replace(/[^x]/g, '')).toHaveLength(3_000);
  });

  test.each([0, 90, 180, 270])('rotated by %s degrees gets a verification strip at its bottom', async (angle) => {
    const document = await PDFDocument.load(await makePdf());
    document.getPage(0).setRotation(degrees(angle));
    const check = {
      address: 'https://town.example/check/AAAA-BBBB',
      lines: ['Scan this:', 'https://town.example/check/AAAA-BBBB'],
    };
    const bytes = new Uint8Array(await document.save());
    const result = await fillPdf({
      bytes,
      title: 'Permit',
      values: { owner: 'Ann' },
      continuation: 'Continued',
      letterhead,
      check,
    });
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    expect(await pdfText(result.value)).toEqual([`Ann\n${check.lines.join('\n')}`]);
    const page = (await PDFDocument.load(result.value)).getPage(0);
    const under = { 0: [0, -72, 400, 372], 90: [0, 0, 472, 300], 180: [0, 0, 400, 372], 270: [-72, 0, 472, 300] };
    const { x, y, width, height } = page.getCropBox();
    expect([x, y, width, height]).toEqual(under[angle as 0]);
    expect(page.getMediaBox()).toEqual(page.getCropBox());
  });

  test('keeps the content of fields that nothing fills', async () => {
    const document = await PDFDocument.load(await makePdf());
    document.getForm().getTextField('parcel').setText('As it was');
    expect(await pdfText(await filled(new Uint8Array(await document.save()), { owner: 'Ann' }))).toEqual([
      'Ann\nAs it was',
    ]);
  });

  test('fills fields of every kind, including rotated ones', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([400, 400]);
    const form = document.getForm();
    const kind = form.createDropdown('kind');
    kind.addOptions(['Shed', 'House']);
    kind.addToPage(page, { x: 20, y: 20, width: 100, height: 20 });
    const size = form.createRadioGroup('size');
    size.addOptionToPage('Small', page, { x: 20, y: 60 });
    size.addOptionToPage('Large', page, { x: 90, y: 60 });
    const notes = form.createTextField('notes');
    notes.enableMultiline();
    notes.addToPage(page, { x: 200, y: 100, width: 40, height: 200, rotate: degrees(90) });
    const bytes = await filled(new Uint8Array(await document.save()), {
      kind: 'House',
      size: 'large',
      notes: 'One\nTwo',
    });
    expect((await pdfText(bytes))[0]?.split('\n').toSorted()).toEqual(['House', 'One', 'Two']);
  });
});

test.each([
  ['what is no PDF', new Uint8Array(Buffer.from('hello'))],
  ['an empty file', new Uint8Array()],
])('refuses %s', async (_, bytes) => {
  const result = await fillPdf({ bytes, title: 'Permit', values: {}, continuation: 'Continued', letterhead });
  expect(result).toEqual({ ok: false, error: { reason: 'unreadable' } });
});
