import { StartupError } from '#server/StartupError.ts';

/** One name, as each room of the house writes it. */
export interface Name {
  /** `permitHistory`: functions, files, fields */
  readonly camel: string;
  /** `PermitHistory`: components and types */
  readonly pascal: string;
  /** `permit_history`: addresses */
  readonly snake: string;
  /** `Permit history`: what people read at first */
  readonly words: string;
  /** `permit_history: permitHistory`, or one word alone: as an object names it */
  readonly entry: string;
  /** `20261123081500`: when it was begun, as migrations say it */
  readonly stamp: string;
}

export function nameOf(given: string, begun = new Date()): Name {
  const parts = given.match(/[A-Z]?[a-z]+/g) ?? [];
  if (parts.length === 0 || parts.join('') !== given || given.length > 40)
    throw new StartupError(
      `'${given}' is not a valid name. Use only letters, with a capital for each new word, such as PermitHistory.`,
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

/** Writes a name wherever a template leaves room for it. */
export const withName = (template: string, name: Name): string =>
  template.replace(
    /\$(camel|Pascal|snake|Words|entry|stamp)\$/g,
    (_room, form: string) => name[form.toLowerCase() as keyof Name],
  );
