import { BreakingChangeType, buildSchema, findSchemaChanges, type SchemaChange } from 'graphql';

export interface BreakingChange {
  /** as programs name it: `Type`, `Type.field` or `Type.field(argument:)` */
  readonly name: string;
  readonly description: string;
}

const breaking = new Set<string>(Object.values(BreakingChangeType));

/** What of the later schema breaks a document that the earlier one answered. */
export const breakingChanges = (earlier: string, later: string): readonly BreakingChange[] =>
  findSchemaChanges(buildSchema(earlier), buildSchema(later))
    .filter(({ type }) => breaking.has(type))
    .map((change) => ({ name: nameIn(change), description: change.description }));

/** The descriptions begin with the kind of what they name, if they say it, and then the name. */
function nameIn({ description }: SchemaChange): string {
  const [, name] =
    /^(?:A required (?:argument|field) |(?:Argument|Field|Enum value|Directive|Standard scalar) (?=[A-Z@]))?([^\s]+?)\.?(?:\s|$)/.exec(
      description,
    ) ?? [];
  return name ?? description;
}

/** The part of CHANGELOG.md that is about one version; empty where there is none. */
export function sectionOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  return sections.find((section) => section.split(/\s/)[0] === version) ?? '';
}

/** All fields of a type that can be null from now on are named at once: `Mutation.*`. */
const allOf = ({ name, description }: BreakingChange): readonly string[] =>
  / from (.+)! to \1\.?$/.test(description) ? [name.replace(/\.\w+$/, '.*')] : [];

/** A sentence for each breaking change that the section does not name: what happened, and what is to be written. */
export const untold = (changes: readonly BreakingChange[], section: string): readonly string[] =>
  changes
    .filter((change) => ![change.name, ...allOf(change)].some((name) => section.includes(`\`${name}\``)))
    .map(
      ({ name, description }) =>
        `${description} Please write in CHANGELOG.md, among what this version is for integrators, what programs do instead, and name \`${name}\`.`,
    );
