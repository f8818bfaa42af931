import { type z } from 'zod';
import { environmentVariables, requiredTogether, type VariableName } from '#server/environmentVariables.ts';
import { StartupError } from '#server/StartupError.ts';

type Variables = typeof environmentVariables;

/** The validated settings of this process. If one is undefined, its embedded service is used instead. */
export type Env = { readonly [Name in VariableName]: z.output<Variables[Name]['schema']> };

/** Lists every problem with the settings, by variable. */
export class InvalidSettings extends StartupError {
  override readonly name = 'InvalidSettings';

  constructor(sentences: readonly string[]) {
    super(`Portico can't start with these settings:\n${sentences.map((sentence) => `  - ${sentence}`).join('\n')}`);
  }
}

/** The only code that reads the process environment. Commands other than servers pass what they need in production. */
export function readEnv(
  source: Readonly<Record<string, string | undefined>> = process.env,
  needed: readonly VariableName[] = neededByServers,
): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const names = Object.keys(environmentVariables) as VariableName[];
  const parsed = names.map((name) => ({ name, ...environmentVariables[name].schema.safeParse(given[name]) }));
  const wrong = parsed.filter(({ success }) => !success);
  const missing = source['NODE_ENV'] === 'production' ? needed.filter((name) => !(name in given)) : [];
  const sentences = [
    ...wrong.map(({ name, error }) => `${name} ${error?.issues[0]?.message}.`),
    ...missing.map((name) => `${name} is missing. ${environmentVariables[name].meaning}`),
    ...halfSet(given)
      .filter(({ absent }) => !missing.includes(absent))
      .map(({ absent, present }) => `${absent} is missing. It is required with ${present}.`),
  ];
  if (sentences.length > 0) throw new InvalidSettings(sentences);
  return Object.fromEntries(parsed.map(({ name, data }) => [name, data])) as Env;
}

const neededByServers = (Object.keys(environmentVariables) as VariableName[]).filter(
  (name) => environmentVariables[name].neededInProduction,
);

function halfSet(given: Readonly<Record<string, unknown>>): { absent: VariableName; present: VariableName }[] {
  return requiredTogether.flatMap((group) => {
    const present = group.find((name) => name in given);
    if (present === undefined) return [];
    return group.filter((name) => !(name in given)).map((absent) => ({ absent, present }));
  });
}
