import { buildForm } from '#domain/form/buildForm.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { fieldOf } from '#domain/form/Form.ts';
import type { FormSource } from '#domain/form/FormSource.ts';
import { AnswerAutosave, type StoredAnswer } from '#web/forms/draft/AnswerAutosave.ts';
import { isSameAnswer } from '#web/forms/draft/isSameAnswer.ts';
import { FormSession } from '#web/forms/FormSession.ts';

/** Answers live only in the page and are never sent. */
const nowhere = {
  load: () => Promise.resolve(new Map()),
  put: () => Promise.resolve(),
  remove: () => Promise.resolve(),
} as const;

/** A form being tried: real rules, and answers from the previous session for fields that still exist. */
export function previewSession(rules: object, before: FormSession | null): FormSession {
  const form = buildForm(rules as FormSource);
  const typed = new Map<string, StoredAnswer>(
    form.fields.flatMap((field) => {
      const { identity, dataType } = field;
      const isKnown = before !== null && fieldOf(before.form, identity) !== undefined;
      const content = isKnown ? before.autosave.kept(identity).content : kinds[dataType].defaultContent(field);
      return content === null ? [] : [[identity, { content, revision: 1 }] as const];
    }),
  );
  const autosave = new AnswerAutosave(
    {
      outbox: nowhere,
      send: (_identity, { content, revision }) =>
        Promise.resolve({ kind: 'saved', stored: { content, revision: revision + 1 } }),
      delayMs: () => 0,
      retryMs: () => 0,
      isSame: (identity, one, other) => isSameAnswer(form, identity, one, other),
    },
    typed,
  );
  return new FormSession(form, autosave);
}
