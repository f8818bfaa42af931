import { StartupError } from '#server/StartupError.ts';

/** One name in all the spellings the code uses. */
export interface Name {
  /** `permitHistory`: functions, files, fields */
  readonly camel: string;
  /** `PermitHistory`: components and types */
  readonly pascal: string;
  /** `permit_history`: URLs */
  readonly snake: string;
  /** `Permit history`: the initial label for people */
  readonly words: string;
  /** `permit_history: permitHistory`, or a single word: an entry in an object */
  readonly entry: string;
  /** `20261123081500`: the start time, as in migration names */
  readonly stamp: string;
}

export function nameOf(given: string, begun = new Date()): Name {
  const parts = given.match(/[A-Z]?[a-z]+/g) ?? [];
  if (parts.length === 0 || parts.join('') !== given || given.length > 40)
    throw new StartupError(
      `'${given}' is no name: please write letters alone, each word but the first with a capital, as PermitHistory.`,
    );
  const [first = '', ...others] = parts.map((part) => part.toLowerCase());
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const camel = first + others.map(capital).join('');
  const snake = [first, ...others].join('_');
  return {
    camel,
    pascal: capital(camel),
    snake,
    words: capital([first, ...others].join(' ')),
    entry: others.length === 0 ? camel : `${snake}: ${camel}`,
    stamp: begun.toISOString().slice(0, 19).replace(/\D/g, ''),
  };
}

/** Inserts a name at a template's placeholders. */
export const withName = (template: string, name: Name): string =>
  template.replace(
    /\$(camel|Pascal|snake|Words|entry|stamp)\$/g,
    (_room, form: string) => name[form.toLowerCase() as keyof Name],
  );
