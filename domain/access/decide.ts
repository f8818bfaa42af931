import type { KindRules, Rule } from '#domain/access/defineRules.ts';
import { flowTemplateRules, masterTemplateRules } from '#domain/access/formRules.ts';
import { chargeRules, outputRules, paymentRules } from '#domain/access/moneyRules.ts';
import { entityRules, surveyResponseRules } from '#domain/access/recordRules.ts';
import { withImplied, type Relation } from '#domain/access/relations.ts';
import type { TokenScope } from '#domain/access/scopes.ts';
import {
  activeStepRules,
  answerRules,
  discussionCommentRules,
  discussionRules,
  requirementRules,
  reviewGroupRules,
  submissionRules,
  subprocessRules,
} from '#domain/access/submissionRules.ts';
import { roleRules, tagRules, teamRules } from '#domain/access/teamRules.ts';
import {
  apiTokenRules,
  bulkExportRules,
  exportRules,
  fileRules,
  jobRules,
  savedFilterRules,
  userRules,
} from '#domain/access/workRules.ts';

/** All kinds of resources with their access rules. */
export const rulesByKind = {
  team: teamRules,
  role: roleRules,
  tag: tagRules,
  masterTemplate: masterTemplateRules,
  flowTemplate: flowTemplateRules,
  submission: submissionRules,
  activeStep: activeStepRules,
  reviewGroup: reviewGroupRules,
  answer: answerRules,
  requirement: requirementRules,
  subprocess: subprocessRules,
  discussion: discussionRules,
  discussionComment: discussionCommentRules,
  payment: paymentRules,
  charge: chargeRules,
  output: outputRules,
  entity: entityRules,
  surveyResponse: surveyResponseRules,
  export: exportRules,
  bulkExport: bulkExportRules,
  savedFilter: savedFilterRules,
  file: fileRules,
  job: jobRules,
  apiToken: apiTokenRules,
  user: userRules,
} as const;

type Kinds = typeof rulesByKind;
export type ResourceKind = keyof Kinds;
export type TraitOf<K extends ResourceKind> = Kinds[K]['traits'][number];
export type ReadingOf<K extends ResourceKind> = keyof Kinds[K]['reading'];
export type ActionOf<K extends ResourceKind> = keyof Kinds[K]['reading'] | keyof Kinds[K]['writing'];

/**
 * The viewer's relations to a resource and its traits. Always create this with `factsAbout`, which adds implied
 * relations.
 */
export interface Facts<K extends ResourceKind> {
  readonly kind: K;
  readonly holds: ReadonlySet<string>;
  readonly token: ReadonlySet<TokenScope> | null;
}

export interface KnownFacts<K extends ResourceKind> {
  readonly relations: Iterable<Relation>;
  readonly traits?: Iterable<TraitOf<K>>;
  /** scopes of the API token in use; a token acts for the person who created it, within its scopes */
  readonly token?: Iterable<TokenScope> | null;
}

export function factsAbout<K extends ResourceKind>(kind: K, known: KnownFacts<K>): Facts<K> {
  const holds = new Set<string>(withImplied(known.relations));
  for (const trait of known.traits ?? []) holds.add(trait);
  return { kind, holds, token: known.token ? new Set(known.token) : null };
}

/** Whether the viewer may do it. Anything no rule allows is denied. */
export function decide<K extends ResourceKind>(action: ActionOf<K>, facts: Facts<K>): boolean {
  const { reading, writing, whileSuspended }: KindRules<string, string, string> = rulesByKind[facts.kind];
  const name = String(action);
  if (facts.holds.has('onlyReader') && Object.hasOwn(writing, name) && !whileSuspended?.includes(name)) return false;
  const rule = Object.hasOwn(reading, name) ? reading[name] : Object.hasOwn(writing, name) ? writing[name] : undefined;
  return isInScope(facts, name) && allows(rule, facts.holds);
}

/** Everything the viewer may do with the resource, in the order of the rules. */
export function allowedActions<K extends ResourceKind>(facts: Facts<K>): ActionOf<K>[] {
  const { reading, writing } = rulesByKind[facts.kind];
  const all = [...Object.keys(reading), ...Object.keys(writing)] as ActionOf<K>[];
  return all.filter((action) => decide(action, facts));
}

/** The scopes of which a token needs any one. An empty list means that only people can do it. */
export function scopesFor(kind: ResourceKind, action: string): readonly TokenScope[] {
  const { area, writing, scopes }: KindRules<string, string, string> = rulesByKind[kind];
  const named = scopes?.[action];
  if (named !== undefined) return named;
  return area === 'account' ? [] : [Object.hasOwn(writing, action) ? `${area}:write` : `${area}:read`];
}

const isInScope = ({ kind, token }: Facts<ResourceKind>, action: string): boolean =>
  token === null || scopesFor(kind, action).some((scope) => token.has(scope));

function allows(rule: Rule<string> | undefined, holds: ReadonlySet<string>): boolean {
  if (!rule) return false;
  return rule.some((clause) =>
    clause.every((term) => (term.startsWith('not ') ? !holds.has(term.slice(4)) : holds.has(term))),
  );
}
