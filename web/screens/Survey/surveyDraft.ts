import { buildForm } from '#domain/form/buildForm.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import type { FormSource } from '#domain/form/FormSource.ts';
import { AnswerAutosave, type StoredAnswer } from '#web/forms/draft/AnswerAutosave.ts';
import type { Outbox, UnsentEdit } from '#web/forms/draft/browserOutbox.ts';
import { isSameAnswer } from '#web/forms/draft/isSameAnswer.ts';
import { FormSession } from '#web/forms/FormSession.ts';

const emailPlace = 'email';

/** Answers not submitted yet. */
export interface SurveyDraft {
  readonly formSession: FormSession;
  readonly email: () => Promise<string | null>;
  readonly keepEmail: (email: string) => void;
  /** clears the draft after it was submitted or discarded */
  readonly forget: () => Promise<void>;
}

/** A survey being filled in. Nothing is sent until it is submitted; until then answers are kept on the device. */
export function surveyDraft(
  token: string,
  rules: object,
  given: ReadonlyMap<string, StoredAnswer['content']>,
): SurveyDraft {
  const form = buildForm(rules as FormSource);
  const [answers, around] = [onDevice(`survey ${token}`), onDevice(`survey around ${token}`)];
  const stored = new Map<string, StoredAnswer>(
    form.fields.flatMap((field) => {
      const content = given.size > 0 ? given.get(field.identity) : kinds[field.dataType].defaultContent(field);
      return content === null || content === undefined ? [] : [[field.identity, { content, revision: 0 }] as const];
    }),
  );
  const autosave = new AnswerAutosave(
    {
      outbox: untilSubmitted(answers),
      send: (_identity, taken) => Promise.resolve({ kind: 'saved', stored: taken }),
      delayMs: () => 0,
      retryMs: () => 0,
      isSame: (identity, one, other) => isSameAnswer(form, identity, one, other),
    },
    stored,
  );
  return {
    formSession: new FormSession(form, autosave),
    email: async () => {
      const kept = (await around.load()).get(emailPlace)?.content;
      return typeof kept === 'string' ? kept : null;
    },
    keepEmail: (email) => void around.put(emailPlace, { content: email, revision: 0, sent: [] }),
    forget: async () => {
      autosave.close();
      await Promise.all([
        ...form.fieldIdentities.map((identity) => answers.remove(identity)),
        around.remove(emailPlace),
      ]);
    },
  };
}

/** Restored edits aren't on the server yet, so keep them in the outbox. */
const untilSubmitted = (outbox: Outbox): Outbox => ({ ...outbox, remove: () => Promise.resolve() });

/**
 * There is no user, so the draft belongs to the link on this device. Written synchronously on each keystroke, so
 * that closing or reloading the page loses nothing; surveys are small enough for that.
 */
function onDevice(place: string): Outbox {
  const read = (): Record<string, UnsentEdit> => {
    try {
      return JSON.parse(localStorage.getItem(place) ?? '{}') as Record<string, UnsentEdit>;
    } catch {
      return {};
    }
  };
  const write = (all: Record<string, UnsentEdit>): Promise<void> => {
    try {
      if (Object.keys(all).length === 0) localStorage.removeItem(place);
      else localStorage.setItem(place, JSON.stringify(all));
    } catch {
      // Without browser storage, the draft lives only in the page.
    }
    return Promise.resolve();
  };
  return {
    load: () => Promise.resolve(new Map(Object.entries(read()))),
    put: (identity, unsent) => write({ ...read(), [identity]: unsent }),
    remove: (identity) => {
      const { [identity]: _gone, ...rest } = read();
      return write(rest);
    },
  };
}
