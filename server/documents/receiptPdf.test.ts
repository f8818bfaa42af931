import { deflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFDocument, PDFName, PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { drawReceipt } from '#server/documents/drawReceipt.ts';
import { pdfText } from '#tests/support/pdfText.ts';
import { pictureOf, smallestPicture, turnedPhoto } from '#tests/support/smallestPicture.ts';

const receipt = (logo: Uint8Array | null) => ({
  letterhead: { teamName: 'City Hall', color: '#1d4f8c', logo },
  title: 'Receipt',
  documentTitle: 'Receipt: Tree felling #12',
  amount: '$103.20',
  paidOn: 'Paid November 30, 2026',
  notice: null,
  facts: [['Payment method', 'Card ending in 4242']] as const,
  lines: [['Permit fee', '$100.00'] as const, ['Processing fee', '$3.20'] as const],
  total: ['Total paid', '$103.20'] as const,
  refunds: [],
  contact: 'Questions? Contact City Hall.',
});
const lines = [
  'City Hall',
  'Receipt',
  '$103.20',
  'Paid November 30, 2026',
  'Payment method',
  'Card ending in 4242',
  'Permit fee',
  '$100.00',
  'Processing fee',
  '$3.20',
  'Total paid',
  '$103.20',
  'Questions? Contact City Hall.',
];
const text = [lines.join('\n')];

async function pictures(bytes: Uint8Array): Promise<number> {
  const page = (await PDFDocument.load(bytes)).getPage(0);
  return page.node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict)?.keys().length ?? 0;
}

test('a receipt starts with the logo and the name of the team', async () => {
  const drawn = await drawReceipt(receipt(smallestPicture), 'a team');
  expect(await pdfText(drawn)).toEqual(text);
  expect(await pictures(drawn)).toBe(1);
});

test('a long receipt continues on the next page', async () => {
  const refunds = Array.from({ length: 20 }, (_none, at) => [`Refunded on day ${at}`, '−$1.00'] as const);
  const pages = await pdfText(await drawReceipt({ ...receipt(null), refunds }, 'a team'));
  expect(pages).toHaveLength(2);
  expect(pages.join('\n')).toContain('Refunded on day 19\n−$1.00');
  expect(pages[1]).toContain('Questions? Contact City Hall.');
});

test('a long name and answer take several lines, without words cut off', async () => {
  const label = 'Address of the property where the work takes place';
  const answer = Array.from({ length: 30 }, (_none, at) => `word${at}`).join(' ');
  const [page = ''] = await pdfText(await drawReceipt({ ...receipt(null), facts: [[label, answer]] }, 'a team'));
  const words = page.replaceAll('\n', ' ');
  expect(words).toContain(label);
  expect(words).toContain(answer);
});

/** The operators that draw the first page. */
async function drawing(bytes: Uint8Array): Promise<string> {
  const page = (await PDFDocument.load(bytes)).getPage(0);
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents];
  return streams
    .filter((stream) => stream instanceof PDFRawStream)
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .join('\n');
}

test.each([
  [1, '144 0 0 48', '1 0 0 1 0 0'],
  [3, '144 0 0 48', '-1 0 0 -1 1 1'],
  [6, '16 0 0 48', '0 -1 1 0 0 1'],
  [8, '16 0 0 48', '0 1 -1 0 1 0'],
])('a photo with the EXIF orientation %i is drawn as people see it', async (orientation, size, turn) => {
  const operators = await drawing(await drawReceipt(receipt(turnedPhoto(300, 100, orientation)), 'a team'));
  expect(operators).toContain(`${size} `);
  expect(operators).toContain(`${turn} cm`);
});

test.each([
  ['without a logo', null],
  ['with a damaged logo', smallestPicture.subarray(0, 50)],
  ['with a logo that claims another size', pictureOf(2_000, 2_000)],
  ['with a logo that is no picture', Buffer.from('hello')],
])('a receipt %s still has everything else', async (_what, logo) => {
  expect(await pdfText(await drawReceipt(receipt(logo), 'a team'))).toEqual(text);
});

test('a logo that decompresses to gigabytes is left out', { timeout: 60_000 }, async () => {
  expect(await pdfText(await drawReceipt(receipt(bomb()), 'a team'))).toEqual(text);
});

/** A small picture whose pixels decompress to 1.5 GB. */
function bomb(): Buffer {
  const pixels = deflateSync(Buffer.alloc(1_500_000_000), { level: 9 });
  const chunk = (type: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  return Buffer.concat([pictureOf(100, 100).subarray(0, 33), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}
