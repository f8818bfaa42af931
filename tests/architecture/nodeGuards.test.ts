import { expect, test } from 'vitest';
import {
  decide,
  factsAbout,
  rulesByKind,
  type ActionOf,
  type ResourceKind,
  type TraitOf,
} from '#domain/access/decide.ts';
import { relations } from '#domain/access/relations.ts';
import { guardedTypes, nodeDecisionOf } from '#server/graphql/nodes.ts';
import '#server/graphql/porticoSchema.ts';

/**
 * Kinds whose guard is weaker than some of their reading actions, and why: each field that needs more has its own scope. A
 * type that shows everything to anyone who gets the node doesn't belong here.
 */
const fieldsAskForMore: Readonly<Partial<Record<ResourceKind, string>>> = {
  team: 'The portal is public; members, money, and settings are fields with scopes.',
  masterTemplate: 'The public page is public; the draft, imports, and statistics are fields with scopes.',
  flowTemplate: 'Published versions are public; people at a step and internal instructions are fields with scopes.',
  submission: 'Applicants and reviewers can open it; data only for staff are fields with scopes.',
  activeStep: 'That a step exists is no secret; its answers and instructions are fields with scopes.',
  entity:
    'Points of contact see the viewable fields; notes, contacts, submissions, and history are fields with scopes.',
  output: 'Public records name what was issued; its file is a separate download.',
  user: 'Only the person sees the account; searching all people is a separate query.',
};

const everyTrait = (kind: ResourceKind): readonly (readonly string[])[] =>
  rulesByKind[kind].traits.reduce<readonly (readonly string[])[]>(
    (all, trait) => [...all, ...all.map((some) => [...some, trait])],
    [[]],
  );

/** Whether someone may do one of the guard's actions but not the other action. */
function isWeaker(kind: ResourceKind, guard: readonly string[], other: string): boolean {
  return everyTrait(kind).some((traits) =>
    relations.some((relation) => {
      const facts = factsAbout(kind, { relations: [relation], traits: traits as TraitOf<ResourceKind>[] });
      const may = (action: string): boolean => decide(action as ActionOf<ResourceKind>, facts);
      return guard.some(may) && !may(other);
    }),
  );
}

test('a node requires the strongest reading action of its kind, unless its fields have their own scopes', () => {
  const weak = guardedTypes().flatMap((type) => {
    const decided = nodeDecisionOf(type);
    if (!decided) return [];
    const { kind, actions } = decided;
    if (fieldsAskForMore[kind] !== undefined) return [];
    const others = Object.keys(rulesByKind[kind].reading).filter((action) => !actions.includes(action));
    const stronger = others.filter((other) => isWeaker(kind, actions, other));
    return stronger.length > 0 ? [`${type}: ${stronger.join(', ')}`] : [];
  });
  expect(weak).toEqual([]);
});

test('an answer is not visible to someone who may only know that it exists', () => {
  expect(isWeaker('answer', ['seeThatAnswerExists'], 'viewAnswer')).toBe(true);
  expect(nodeDecisionOf('Answer')?.actions).toEqual(['viewAnswer']);
});
