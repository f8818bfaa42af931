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
import { guardedTypes, whatDecides } from '#server/graphql/nodes.ts';
import '#server/graphql/porticoSchema.ts';

/**
 * Kinds with something that takes more than the actions of their guards, and why the guard may be weaker: each such field has
 * a scope of its own. A type that shows everything to anyone who gets the node has no place here.
 */
const fieldsAskForMore: Readonly<Partial<Record<ResourceKind, string>>> = {
  team: 'The portal is public; members, money and settings are fields with scopes.',
  masterTemplate: 'The public page is public; the draft, imports and statistics are fields with scopes.',
  flowTemplate: 'Published versions are public; who works at a step and internal instructions are fields with scopes.',
  submission: 'Applicants and reviewers open it; what staff alone read are fields with scopes.',
  activeStep: 'That a step is there is no secret; its answers and instructions are fields with scopes.',
  output: 'Public records name what was issued; its file is a download of its own.',
  user: 'The account is for the person alone; searching for everybody is a query of its own.',
};

const everyTrait = (kind: ResourceKind): readonly (readonly string[])[] =>
  rulesByKind[kind].traits.reduce<readonly (readonly string[])[]>(
    (all, trait) => [...all, ...all.map((some) => [...some, trait])],
    [[]],
  );

/** Whether someone may do one of the guard's actions and not the other. */
function isWeaker(kind: ResourceKind, guard: readonly string[], other: string): boolean {
  return everyTrait(kind).some((traits) =>
    relations.some((relation) => {
      const facts = factsAbout(kind, { relations: [relation], traits: traits as TraitOf<ResourceKind>[] });
      const may = (action: string): boolean => decide(action as ActionOf<ResourceKind>, facts);
      return guard.some(may) && !may(other);
    }),
  );
}

test('a node is visible by the strongest reading action of its kind, unless its fields ask for more themselves', () => {
  const weak = guardedTypes().flatMap((type) => {
    const decided = whatDecides(type);
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
  expect(whatDecides('Answer')?.actions).toEqual(['viewAnswer']);
});
