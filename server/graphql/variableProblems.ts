import { getOperationAST, isInputType, typeFromAST, validateInputValue, type ExecutionArgs } from 'graphql';
import { ownValue } from '#domain/kernel/ownValue.ts';
import type { Problem } from '#domain/kernel/refusal.ts';

/** Finds problems in a document's variables, each with its path. */
export function variableProblems({ schema, document, operationName, variableValues }: ExecutionArgs): Problem[] {
  const problems: Problem[] = [];
  for (const { variable, type, defaultValue } of getOperationAST(document, operationName)?.variableDefinitions ?? []) {
    const name = variable.name.value;
    const value = variableValues?.[name];
    const wanted = typeFromAST(schema, type);
    if (!isInputType(wanted) || (value === undefined && defaultValue)) continue;
    validateInputValue(value, wanted, (_error, path) => {
      const names = name === 'input' ? path : [name, ...path];
      problems.push({ path: names.join('.'), code: isMissing(value, path) ? 'blank' : 'malformed' });
    });
  }
  return problems;
}

function isMissing(value: unknown, path: readonly (string | number)[]): boolean {
  let at = value;
  for (const step of path) at = ownValue(Object(at) as Readonly<Record<string, unknown>>, String(step));
  return at === undefined || at === null;
}
