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
}

export function nameOf(given: string): Name {
  const parts = given.match(/[A-Z]?[a-z]+/g) ?? [];
  if (parts.length === 0 || parts.join('') !== given || given.length > 40)
    throw new StartupError(
      `'${given}' is no name: please write letters alone, each word but the first with a capital, as PermitHistory.`,
    );
  const [first = '', ...others] = parts.map((part) => part.toLowerCase());
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    camel: first + others.map(capital).join(''),
    pascal: [first, ...others].map(capital).join(''),
    snake: [first, ...others].join('_'),
    words: capital([first, ...others].join(' ')),
  };
}

/** Writes a name wherever a template leaves room for it. */
export const withName = (template: string, { camel, pascal, snake, words }: Name): string =>
  template
    .replaceAll('$camel$', camel)
    .replaceAll('$Pascal$', pascal)
    .replaceAll('$snake$', snake)
    .replaceAll('$Words$', words);
