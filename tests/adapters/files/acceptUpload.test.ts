import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectPdf } from '#server/documents/inspectPdf.ts';
import { acceptUpload } from '#server/files/acceptUpload.ts';
import { newFileKey } from '#server/files/fileKeys.ts';
import type { Inspectors } from '#server/files/inspectUpload.ts';
import { ScannerUnavailable, type ScanVerdict } from '#server/files/Scanner.ts';
import type { FileStore } from '#server/files/store.ts';
import { startDiskServer, type DiskServer } from '#tests/adapters/files/startDiskServer.ts';
import { upload } from '#tests/adapters/files/upload.ts';
import { compressedScriptPdf, plainPdf, scriptedPdf } from '#tests/support/pdfBombs.ts';
import { smallestPicture } from '#tests/support/smallestPicture.ts';

const inspectors: Inspectors = { scanner: null, inspectPdf, person: 'somebody' };

let server: DiskServer;
let store: FileStore;
beforeAll(async () => {
  server = await startDiskServer();
  store = server.store;
});
afterAll(() => server.close());

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const bytesOf = {
  png: smallestPicture,
  pdf: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'),
  exe: Buffer.concat([Buffer.from('MZ\u0090\u0000'), Buffer.alloc(200)]),
  elf: Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(200)]),
  zip: Buffer.concat([
    Buffer.from('PK\x03\x04\x14\x00\x00\x00\x00\x00'),
    Buffer.alloc(16),
    Buffer.from('\x01\x00\x00\x00a'),
    Buffer.alloc(60),
  ]),
  oldWord: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  gifHtml: Buffer.from('GIF89a/*<script>alert(1)</script>*/'),
  csv: Buffer.from('name,amount\nÄnne,12\n'),
  letter: Buffer.from('MZ is how this letter to the council begins.\n'),
  excelCsv: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('name;amount', 'utf16le')]),
} as const;

async function accept(content: Buffer, contentType: string, fileName: string, maxBytes = 10_000) {
  const key = newFileKey('uploads');
  await store.put(key, content, contentType);
  const keepAs = newFileKey('files');
  const result = await acceptUpload(store, { key, contentType, fileName, maxBytes }, keepAs, inspectors);
  return { result, upload: await store.head(key), kept: await store.head(keepAs) };
}

describe('an upload of the declared type', () => {
  test.each<[keyof typeof bytesOf, string, string]>([
    ['png', 'image/png', 'house.png'],
    ['pdf', 'application/pdf', 'plan.pdf'],
    ['zip', 'application/zip', 'plans.zip'],
    ['zip', 'application/x-zip-compressed', 'plans.zip'],
    ['zip', docx, 'letter.docx'],
    ['oldWord', 'application/msword', 'letter.doc'],
    ['csv', 'text/csv', 'list.csv'],
    ['excelCsv', 'text/csv', 'list.csv'],
    ['letter', 'text/plain', 'letter.txt'],
    ['html', 'text/html', 'page.html'],
    ['gifHtml', 'text/html', 'page.html'],
    ['pdf', 'application/octet-stream', 'plan.dwf'],
  ])('%s as %s is stored under a new key', async (content, contentType, fileName) => {
    const { result, upload, kept } = await accept(bytesOf[content], contentType, fileName);
    expect(result).toMatchObject({
      ok: true,
      value: { size: bytesOf[content].length, contentType, isScanned: true },
    });
    expect(kept).toMatchObject({ size: bytesOf[content].length });
    expect(upload).toBeNull();
  });
});

describe('an upload of another type', () => {
  test.each<[keyof typeof bytesOf, string, string, string]>([
    ['exe', 'application/pdf', 'invoice.pdf', 'fileTypeRefused'],
    ['elf', 'application/octet-stream', 'invoice', 'fileTypeRefused'],
    ['exe', 'application/octet-stream', 'setup.bin', 'fileTypeRefused'],
    ['csv', 'text/plain', 'invoice.pdf.js', 'fileTypeRefused'],
    ['zip', 'application/octet-stream', 'setup.MSI', 'fileTypeRefused'],
    ['html', 'image/png', 'house.png', 'fileTypeMismatch'],
    ['gifHtml', 'image/png', 'house.png', 'fileTypeMismatch'],
    ['png', 'application/pdf', 'plan.pdf', 'fileTypeMismatch'],
    ['zip', 'application/pdf', 'plan.pdf', 'fileTypeMismatch'],
    ['letter', 'image/jpeg', 'house.jpg', 'fileTypeRefused'],
    ['csv', docx, 'letter.docx', 'fileTypeMismatch'],
  ])('%s as %s called %s is rejected, and nothing is stored', async (content, contentType, fileName, code) => {
    const { result, upload, kept } = await accept(bytesOf[content], contentType, fileName);
    expect([result, upload, kept]).toEqual([{ ok: false, error: { code, params: {} } }, null, null]);
  });

  test('that is empty, too large, or missing is rejected with a reason', async () => {
    expect((await accept(Buffer.of(), 'text/plain', 'a.txt')).result).toMatchObject({ error: { code: 'fileEmpty' } });
    const large = await accept(Buffer.alloc(101, 'a'), 'text/plain', 'a.txt', 100);
    expect(large.result).toEqual({ ok: false, error: { code: 'fileTooLarge', params: { max: 100 } } });
    const claim = { key: newFileKey('uploads'), contentType: 'text/plain', fileName: 'a.txt', maxBytes: 100 };
    const missing = await acceptUpload(store, claim, newFileKey('files'), inspectors);
    expect(missing).toMatchObject({ error: { code: 'uploadMissing' } });
  });

  test('never causes a server error, whatever its bytes', async () => {
    const type = fc.constantFrom('image/png', 'application/pdf', 'text/csv', 'application/zip', docx, 'video/mp4');
    const start = fc.constantFrom(...Object.values(bytesOf).map((bytes) => bytes.subarray(0, 40)), Buffer.of());
    await fc.assert(
      fc.asyncProperty(start, fc.uint8Array({ maxLength: 5000 }), type, async (head, tail, contentType) => {
        const { result } = await accept(Buffer.concat([head, tail]), contentType, 'a.bin');
        expect(typeof result.ok).toBe('boolean');
      }),
      { numRuns: 200 },
    );
  });
});

describe('an accepted upload', () => {
  test('is out of reach of its upload permission', async () => {
    const key = newFileKey('uploads');
    const post = await store.presignPost({ key, contentType: 'image/png', maxBytes: 1000, expiresInSeconds: 60 });
    await upload(post, smallestPicture);
    const keepAs = newFileKey('files');
    const claim = { key, contentType: 'image/png', fileName: 'house.png', maxBytes: 1000 };
    expect(await acceptUpload(store, claim, keepAs, inspectors)).toMatchObject({ ok: true });
    const before = await store.head(keepAs);
    expect((await upload(post, bytesOf.html)).status).toBe(201);
    expect(await store.head(keepAs)).toEqual(before);
  });

  test('can still be accepted after an error', async () => {
    const key = newFileKey('uploads');
    const keepAs = newFileKey('files');
    await store.put(key, smallestPicture, 'image/png');
    const claim = { key, contentType: 'image/png', fileName: 'house.png', maxBytes: 1000 };
    const broken = { ...inspectors, scanner: { scan: () => Promise.reject(new Error('an error')) } };
    await expect(acceptUpload(store, claim, keepAs, broken)).rejects.toThrow('an error');
    expect(await store.head(keepAs)).toBeNull();
    expect(await acceptUpload(store, claim, keepAs, inspectors)).toMatchObject({ ok: true });
  });

  test('was scanned if there is a scanner', async () => {
    const key = newFileKey('uploads');
    await store.put(key, smallestPicture, 'image/png');
    const claim = { key, contentType: 'image/png', fileName: 'house.png', maxBytes: 1000 };
    const accepted = (scan: () => Promise<ScanVerdict>) =>
      acceptUpload(store, claim, newFileKey('files'), { ...inspectors, scanner: { scan } });
    const infected = await accepted(() => Promise.resolve('infected'));
    expect(infected).toMatchObject({ ok: false, error: { code: 'fileInfected' } });
    await store.put(key, smallestPicture, 'image/png');
    const tooLarge = await accepted(() => Promise.resolve('tooLarge'));
    expect(tooLarge).toMatchObject({ ok: false, error: { code: 'fileNotScannable' } });
    await store.put(key, smallestPicture, 'image/png');
    expect(await accepted(() => Promise.resolve('clean'))).toMatchObject({ ok: true, value: { isScanned: true } });
    await store.put(key, smallestPicture, 'image/png');
    const away = await accepted(() => Promise.reject(new ScannerUnavailable('nobody is there')));
    expect(away).toMatchObject({ ok: true, value: { isScanned: false } });
  });

  test.each([
    ['a page', plainPdf(), false],
    ['a script', scriptedPdf(), true],
    ['a script with an escaped name', scriptedPdf('J#61vaScr#69pt'), true],
    ['a script in compressed objects', compressedScriptPdf(), true],
    ['a program to launch', scriptedPdf('Launch'), true],
  ])('a PDF with %s is detected as active or not', async (_what, content, isActive) => {
    expect((await accept(content, 'application/pdf', 'plan.pdf')).result).toMatchObject({
      ok: true,
      value: { isActive },
    });
  });
});
