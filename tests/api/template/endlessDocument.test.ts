import { expect, test } from 'vitest';
import { formBuilder, makeDraft } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';

const api = useApi();

test('a document is not made from a PDF that never ends, and everything else goes on meanwhile', async () => {
  const form = await makeDraft(api);
  const upload = { masterTemplateId: form.formId, fileName: 'permit.pdf' };
  const { fileId, fields } = await formBuilder(api, form).edit('requestDocumentUpload', upload, 'fileId fields');
  const endless = Buffer.from(`%PDF-1.7\n${'1 0 obj << '.repeat(1_000_000)}\n%%EOF`);
  await api.services.files.put((fields as { key: string }).key, endless, 'application/pdf');
  const pulse = heartbeat();
  const { refusal } = await api.act(form.writer, 'createDocument', { masterTemplateId: form.formId, fileId });
  expect(refusal).toEqual({ file: 'documentFileTooComplex' });
  // the file was read in a process of its own
  const { longest, whole } = pulse.stop();
  expect(longest / whole).toBeLessThan(0.5);
});

/** How long the event loop stood still at most, and of how long. */
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
