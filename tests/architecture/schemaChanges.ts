import { BreakingChangeType, buildSchema, findSchemaChanges, type SchemaChange } from 'graphql';

export interface BreakingChange {
  /** `Type`, `Type.field`, or `Type.field(argument:)` */
  readonly name: string;
  readonly description: string;
}

const breaking = new Set<string>(Object.values(BreakingChangeType));

/** Changes that break a document that was valid for the earlier schema. */
export const breakingChanges = (earlier: string, later: string): readonly BreakingChange[] =>
  findSchemaChanges(buildSchema(earlier), buildSchema(later))
    .filter(({ type }) => breaking.has(type))
    .map((change) => ({ name: nameIn(change), description: change.description }));

/** The description starts with an optional kind, followed by the name. */
function nameIn({ description }: SchemaChange): string {
  const [, name] =
    /^(?:A required (?:argument|field) |(?:Argument|Field|Enum value|Directive|Standard scalar) (?=[A-Z@]))?([^\s]+?)\.?(?:\s|$)/.exec(
      description,
    ) ?? [];
  return name ?? description;
}

/** The section of CHANGELOG.md for one version, or an empty string. */
export function sectionOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  return sections.find((section) => section.split(/\s/)[0] === version) ?? '';
}

/** When all fields of a type become nullable, one entry such as `Mutation.*` covers them. */
const allOf = ({ name, description }: BreakingChange): readonly string[] =>
  / from (.+)! to \1\.?$/.test(description) ? [name.replace(/\.\w+$/, '.*')] : [];

/** A message for each breaking change that the section does not name. */
export const unlistedChanges = (changes: readonly BreakingChange[], section: string): readonly string[] =>
  changes
    .filter((change) => ![change.name, ...allOf(change)].some((name) => section.includes(`\`${name}\``)))
    .map(
      ({ name, description }) =>
        `${description} In CHANGELOG.md, under “For integrators” of this version, say what programs must do instead, and name \`${name}\`.`,
    );
