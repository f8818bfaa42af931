import type { Relation } from '#domain/access/relations.ts';
import type { Area, TokenScope } from '#domain/access/scopes.ts';

/** A relation of the viewer or a trait of the resource that must hold, or with `not` must not hold. */
type Term<Trait extends string> = Relation | Trait | `not ${Relation | Trait}`;

/** Allowed if every term of any one clause holds. No clauses means no one. */
export type Rule<Trait extends string> = readonly (readonly Term<Trait>[])[];

/**
 * Who may do what with one kind of resource. A token needs the area's read scope for `reading` and its write scope for
 * `writing`, unless `scopes` lists others, of which any one is enough.
 */
export interface KindRules<Trait extends string, Reading extends string, Writing extends string> {
  readonly area: Area;
  readonly traits: readonly Trait[];
  readonly reading: Readonly<Record<Reading, Rule<Trait>>>;
  readonly writing: Readonly<Record<Writing, Rule<Trait>>>;
  readonly scopes?: Readonly<Partial<Record<NoInfer<Reading | Writing>, readonly TokenScope[]>>>;
  /** actions possible while the team is suspended */
  readonly whileSuspended?: readonly NoInfer<Writing>[];
}

export function defineRules<const Trait extends string, Reading extends string, Writing extends string>(
  rules: KindRules<Trait, Reading, Writing>,
): KindRules<Trait, Reading, Writing> {
  return rules;
}
