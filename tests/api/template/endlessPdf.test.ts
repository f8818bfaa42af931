import { expect, test } from 'vitest';
import { formBuilder, makeDraft } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';

const api = useApi();

test("a document isn't created from an endless PDF, and everything else keeps running", async () => {
  const form = await makeDraft(api);
  const upload = { masterTemplateId: form.formId, fileName: 'permit.pdf' };
  const { fileId, fields } = await formBuilder(api, form).edit('requestDocumentUpload', upload, 'fileId fields');
  const endless = Buffer.from(`%PDF-1.7\n${'1 0 obj << '.repeat(1_000_000)}\n%%EOF`);
  await api.services.files.put((fields as { key: string }).key, endless, 'application/pdf');
  const pulse = heartbeat();
  const { refusal } = await api.attempt(form.writer, 'createDocument', { masterTemplateId: form.formId, fileId });
  expect(refusal).toEqual({ file: 'documentFileTooComplex' });
  // the file was parsed in a separate process
  const { longest, whole } = pulse.stop();
  expect(longest / whole).toBeLessThan(0.5);
});

/** The longest the event loop was blocked, and over what period. */
function heartbeat(): { stop: () => { longest: number; whole: number } } {
  const start = performance.now();
  let last = start;
  let longest = 0;
  const beat = (): void => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const timer = setInterval(beat, 20);
  return {
    stop: () => {
      clearInterval(timer);
      beat();
      return { longest, whole: last - start };
    },
  };
}
