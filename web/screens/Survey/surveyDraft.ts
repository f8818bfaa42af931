import { buildForm } from '#domain/form/buildForm.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import type { FormSource } from '#domain/form/FormSource.ts';
import { AnswerAutosave, type Stored } from '#web/forms/draft/AnswerAutosave.ts';
import type { Outbox, Unsent } from '#web/forms/draft/browserOutbox.ts';
import { isSameAnswer } from '#web/forms/draft/isSameAnswer.ts';
import { FormSession } from '#web/forms/FormSession.ts';

const emailPlace = 'email';

/** What is answered and not submitted yet. */
export interface SurveyDraft {
  readonly formSession: FormSession;
  readonly email: () => Promise<string | null>;
  readonly keepEmail: (email: string) => void;
  /** it was submitted, or is not wanted any more */
  readonly forget: () => Promise<void>;
}

/** A survey as it is filled in. Nothing is sent before the whole is: until then each answer is kept on the device. */
export function surveyDraft(token: string, rules: object, given: ReadonlyMap<string, Stored['content']>): SurveyDraft {
  const form = buildForm(rules as FormSource);
  const [answers, around] = [onDevice(`survey ${token}`), onDevice(`survey around ${token}`)];
  const stored = new Map<string, Stored>(
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

/** What was taken into the page is not with the server yet. */
const untilSubmitted = (outbox: Outbox): Outbox => ({ ...outbox, remove: () => Promise.resolve() });

/**
 * Nobody is signed in: what is typed belongs to the link, on this device. It is written before the next key is pressed,
 * so that a page that is closed or loaded anew loses nothing; a survey is small enough for that.
 */
function onDevice(place: string): Outbox {
  const read = (): Record<string, Unsent> => {
    try {
      return JSON.parse(localStorage.getItem(place) ?? '{}') as Record<string, Unsent>;
    } catch {
      return {};
    }
  };
  const write = (all: Record<string, Unsent>): Promise<void> => {
    try {
      if (Object.keys(all).length === 0) localStorage.removeItem(place);
      else localStorage.setItem(place, JSON.stringify(all));
    } catch {
      // where a browser keeps nothing, what was typed lives in the page
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
