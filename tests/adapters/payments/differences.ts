import type { DeclaredType, Declarations, Property } from '#tests/adapters/payments/readDeclarations.ts';

/** The paths where a value violates its declaration: missing, undeclared, or of another type. Empty if it conforms. */
export function differencesFrom(declarations: Declarations, name: string, value: unknown): string[] {
  return compare(declarations, { kind: 'reference', name, of: [], scope: '' }, value, name);
}

function compare(declarations: Declarations, type: DeclaredType, value: unknown, path: string): string[] {
  switch (type.kind) {
    case 'primitive':
      return isPrimitive(type.name, value) ? [] : [`${path}: ${shown(value)} is not ${type.name}`];
    case 'literal':
      return value === type.value ? [] : [`${path}: ${shown(value)} is not '${type.value}'`];
    case 'union':
      return closest(type.members.map((member) => compare(declarations, member, value, path)));
    case 'object':
      return compareObject(declarations, type, value, path);
    case 'reference':
      return compareReference(declarations, type, value, path);
  }
}

const closest = (alternatives: readonly string[][]): string[] =>
  alternatives.reduce((best, each) => (weight(each) < weight(best) ? each : best));

// an object that almost fits gives a better message than "is not null"
const weight = (found: readonly string[]): number =>
  found.reduce((sum, line) => sum + (/ is not /.test(line) ? 10 : 1), 0);

function compareReference(
  declarations: Declarations,
  type: Extract<DeclaredType, { kind: 'reference' }>,
  value: unknown,
  path: string,
): string[] {
  // Stripe can extend its enumerations; the sandbox uses only documented values.
  if (type.name === 'OtherString') return [`${path}: ${shown(value)} is not a documented word`];
  if (type.name === 'Array') return compareArray(declarations, type.of[0]!, value, path);
  if (type.name === 'ApiList') return compareList(declarations, type.of[0]!, value, path);
  const name = resolve(declarations, type.name, type.scope);
  if (name === null) return [`${path}: ${shown(value)} is not ${type.name}`];
  return compare(declarations, withParents(declarations, name), value, path);
}

function compareArray(declarations: Declarations, item: DeclaredType, value: unknown, path: string): string[] {
  if (!Array.isArray(value)) return [`${path}: ${shown(value)} is not a list`];
  return value.flatMap((each, index) => compare(declarations, item, each, `${path}[${index}]`));
}

function compareList(declarations: Declarations, item: DeclaredType, value: unknown, path: string): string[] {
  const text = { kind: 'primitive', name: 'string' } as const;
  const properties: Property[] = [
    { name: 'object', optional: false, type: { kind: 'literal', value: 'list' } },
    { name: 'data', optional: false, type: { kind: 'reference', name: 'Array', of: [item], scope: '' } },
    { name: 'has_more', optional: false, type: { kind: 'primitive', name: 'boolean' } },
    { name: 'url', optional: false, type: text },
  ];
  return compareObject(declarations, { kind: 'object', properties, values: null }, value, path);
}

function compareObject(
  declarations: Declarations,
  type: Extract<DeclaredType, { kind: 'object' }>,
  value: unknown,
  path: string,
): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [`${path}: ${shown(value)} is not an object`];
  const found = Object.entries(value).flatMap(([name, each]) => {
    const declared = type.properties.find((property) => property.name === name)?.type ?? type.values;
    return declared ? compare(declarations, declared, each, `${path}.${name}`) : [`${path}.${name}: undeclared`];
  });
  const missing = type.properties.filter(({ name, optional }) => !optional && !(name in value));
  return [...found, ...missing.map(({ name }) => `${path}.${name}: missing`)];
}

/** The object types that a declared type can be, through aliases, unions, and generic wrappers. */
export function resolveDeclaredType(
  declarations: Declarations,
  type: DeclaredType,
): Extract<DeclaredType, { kind: 'object' }>[] {
  if (type.kind === 'object') return [type];
  if (type.kind === 'union') return type.members.flatMap((member) => resolveDeclaredType(declarations, member));
  if (type.kind !== 'reference') return [];
  const name = resolve(declarations, type.name, type.scope);
  if (name === null) return type.of.flatMap((inner) => resolveDeclaredType(declarations, inner));
  return resolveDeclaredType(declarations, withParents(declarations, name));
}

/** A name is resolved outward from its scope, as in TypeScript. */
function resolve(declarations: Declarations, name: string, scope: string): string | null {
  const parts = scope === '' ? [] : scope.split('.');
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const full = [...parts.slice(0, depth), name].join('.');
    if (declarations.has(full)) return full;
  }
  return null;
}

function withParents(declarations: Declarations, name: string): DeclaredType {
  const { type, parent } = declarations.get(name)!;
  if (parent === null || type.kind !== 'object') return type;
  const inherited = withParents(declarations, resolve(declarations, parent, name)!);
  if (inherited.kind !== 'object') return type;
  const own = new Set(type.properties.map((property) => property.name));
  const rest = inherited.properties.filter((property) => !own.has(property.name));
  return { ...type, properties: [...rest, ...type.properties] };
}

function isPrimitive(name: string, value: unknown): boolean {
  if (name === 'unknown') return true;
  if (name === 'null') return value === null;
  return name === 'void' || name === 'undefined' ? value === undefined : typeof value === name;
}

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 60) ?? 'undefined';
