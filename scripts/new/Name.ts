import { StartupError } from '#server/StartupError.ts';

/** One name, as each part of the code writes it. */
export interface Name {
  /** `permitHistory`: functions, files, fields */
  readonly camel: string;
  /** `PermitHistory`: components and types */
  readonly pascal: string;
  /** `permit_history`: URL paths */
  readonly snake: string;
  /** `Permit history`: text on screen, until you change it */
  readonly words: string;
  /** `permit_history: permitHistory`, or just the word if there is only one: an object entry */
  readonly entry: string;
  /** `20261123081500`: the time, as migration names have it */
  readonly stamp: string;
}

export function nameOf(given: string, now = new Date()): Name {
  const parts = given.match(/[A-Z]?[a-z]+/g) ?? [];
  if (parts.length === 0 || parts.join('') !== given || given.length > 40)
    throw new StartupError(
      `'${given}' is not a valid name. Use only letters, and start each word after the first with a capital, such as PermitHistory.`,
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
    stamp: now.toISOString().slice(0, 19).replace(/\D/g, ''),
  };
}

/** Replaces the placeholders of a template with the name. */
export const withName = (template: string, name: Name): string =>
  template.replace(
    /\$(camel|Pascal|snake|Words|entry|stamp)\$/g,
    (_room, form: string) => name[form.toLowerCase() as keyof Name],
  );
