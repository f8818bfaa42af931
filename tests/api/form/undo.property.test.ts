import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftRows } from '#tests/support/form/draftRows.ts';
import { formWithEveryPart, type EveryPart } from '#tests/support/form/formWithEveryPart.ts';
import { mutationOf, randomEdit, type DraftRows, type RandomEdit } from '#tests/support/form/randomEdit.ts';
import { useApi } from '#tests/support/graphql.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { propertyRuns } from '#tests/support/propertyRuns.ts';

const api = useApi();

/** Makes the edits one by one. Returns the draft before the first and after each one that changed something. */
async function make({ form }: EveryPart, edits: readonly RandomEdit[]): Promise<readonly DraftRows[]> {
  const states = [await rowsOf(form.draftId)];
  for (const edit of edits) {
    const last = states.at(-1) ?? {};
    const [mutation, input] = mutationOf(edit, form.draftId, last) ?? [];
    if (mutation === undefined || input === undefined) continue;
    const { refusal: _refusal } = await api.attemptByName(form.writer, mutation, input);
    const now = await rowsOf(form.draftId);
    if (JSON.stringify(now) !== JSON.stringify(last)) states.push(now);
  }
  return states;
}

const rowsOf = (draftId: string): Promise<DraftRows> => draftRows(api.services, plainIdOf(draftId));

test('after any edits, undoing all steps back through every state of the form, and redoing all steps forward', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(randomEdit, { minLength: 1, maxLength: 14 }), async (edits) => {
      const made = await formWithEveryPart(api);
      const { form } = made;
      const input = { flowTemplateId: form.draftId };
      const exported = async (): Promise<string> => {
        const { data } = await api.act(form.writer, 'exportForm', { masterTemplateId: form.formId }, 'content');
        return data.exportForm.content;
      };
      const [fileBefore, states, fileAfter] = [await exported(), await make(made, edits), await exported()];
      for (const state of states.slice(0, -1).toReversed()) {
        await api.act(form.writer, 'undoDraftEdit', input);
        expect(await rowsOf(form.draftId)).toEqual(state);
      }
      expect(await exported()).toBe(fileBefore);
      for (const state of states.slice(1)) {
        await api.act(form.writer, 'redoDraftEdit', input);
        expect(await rowsOf(form.draftId)).toEqual(state);
      }
      expect(await exported()).toBe(fileAfter);
    }),
    { numRuns: propertyRuns(24) },
  );
});
