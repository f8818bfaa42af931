import { describe, expect, it } from 'vitest';
import {
  decide,
  factsAbout,
  rulesByKind,
  type ActionOf,
  type ResourceKind,
  type TraitOf,
} from '#domain/access/decide.ts';
import type { Rule } from '#domain/access/defineRules.ts';
import type { Relation } from '#domain/access/relations.ts';

/** Who comes to the door, and what they are to the thing that they ask about. */
const actors: readonly (readonly [code: string, name: string, relations: readonly Relation[]])[] = [
  ['AN', 'anonymous', []],
  ['SI', 'signed in, a stranger to the thing (also the owner of another team)', ['signedIn']],
  ['GO', 'government user, otherwise a stranger', ['governmentUser']],
  ['OP', 'operator of the installation, otherwise a stranger', ['operator']],
  ['SE', 'the person whose own it is', ['self']],
  ['A1', 'primary applicant', ['primaryApplicant']],
  ['A2', 'secondary applicant', ['applicant']],
  ['AU', 'applicant and author', ['applicant', 'author']],
  ['CO', 'point of contact of an entity', ['contact']],
  ['VI', 'viewer of the submission', ['viewer']],
  ['AS', 'assignee', ['assignee']],
  ['AG', 'assignee who is a government user', ['assignee', 'governmentUser']],
  ['FR', 'form member, read', ['teamMember', 'formReader']],
  ['FW', 'form member, write', ['teamMember', 'formWriter']],
  ['WA', 'form member, write, and applicant', ['teamMember', 'formWriter', 'primaryApplicant']],
  ['WO', 'form member, write, and author', ['teamMember', 'formWriter', 'author']],
  ['AY', 'authority', ['teamMember', 'formReader', 'authority']],
  ['AO', 'authority who is nothing else', ['authority']],
  ['AR', 'authority who made the request', ['teamMember', 'formReader', 'authority', 'requester']],
  ['TM', 'team member', ['teamMember']],
  ['RM', 'member of the role', ['roleMember']],
  ['WC', 'workflow creator', ['workflowCreator']],
  ['MG', 'team manager', ['teamManager']],
  ['MR', 'team manager and member of the role', ['teamManager', 'roleMember']],
  ['FB', 'finance member', ['financeMember']],
  ['FM', 'finance manager', ['financeManager']],
  ['OW', 'team owner', ['owner']],
  ['RV', 'named reviewer', ['teamMember', 'reviewer']],
  ['RA', 'named reviewer who is an applicant', ['reviewer', 'applicant']],
  ['RW', 'named reviewer and author', ['reviewer', 'author']],
  ['TR', 'third-party reviewer', ['thirdPartyReviewer']],
];

const kinds = Object.keys(rulesByKind) as ResourceKind[];

function subsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((all, item) => [...all, ...all.map((some) => [...some, item])], [[]]);
}

function traitsIn(rule: Rule<string>, traits: readonly string[]): string[] {
  const named = new Set(rule.flat().map((term) => term.replace(/^not /, '')));
  return traits.filter((trait) => named.has(trait));
}

/** One row for each action and each combination of the traits that its rule speaks of, if anybody is allowed at all. */
function rowsOf(kind: ResourceKind): string[] {
  const { reading, writing, traits } = rulesByKind[kind];
  return Object.entries<Rule<string>>({ ...reading, ...writing }).flatMap(([action, rule]) =>
    subsets(traitsIn(rule, traits)).flatMap((combination) => {
      const cells = actors.map(([, , relations]) => {
        const facts = factsAbout(kind, { relations, traits: combination as TraitOf<ResourceKind>[] });
        return decide(action as ActionOf<ResourceKind>, facts) ? '●' : ' ';
      });
      if (!cells.includes('●')) return [];
      return [`| ${action} | ${combination.join(', ') || '–'} | ${cells.join(' | ')} |`];
    }),
  );
}

function matrix(): string {
  const legend = actors.map(([code, name]) => `- ${code}: ${name}`);
  const head = ['action', 'when the thing is', ...actors.map(([code]) => code)];
  const sections = kinds.map((kind) =>
    [
      `## ${kind} (tokens: ${rulesByKind[kind].area})`,
      '',
      `| ${head.join(' | ')} |`,
      `|${' --- |'.repeat(head.length)}`,
      ...rowsOf(kind),
    ].join('\n'),
  );
  return `# Who may do what\n\nA row that is not listed allows nobody.\n\n${legend.join('\n')}\n\n${sections.join('\n\n')}\n`;
}

describe('who may do what', () => {
  it('is exactly what the committed matrix says', async () => {
    await expect(matrix()).toMatchFileSnapshot('./matrix.txt');
  });

  it('lets nobody do what no table names', () => {
    for (const kind of kinds) {
      for (const [, , relations] of actors) {
        const facts = factsAbout(kind, { relations });
        for (const action of ['constructor', 'toString', '__proto__', 'doAnything']) {
          expect(decide(action as ActionOf<ResourceKind>, facts)).toBe(false);
        }
      }
    }
  });

  it('names each action once, so that one word finds its rule', () => {
    const names = kinds.flatMap((kind) => Object.keys({ ...rulesByKind[kind].reading, ...rulesByKind[kind].writing }));
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    expect(twice).toEqual(['viewInternalInstructions']);
  });

  it('gives anonymous people nothing to change', () => {
    const changes = kinds.flatMap((kind) =>
      Object.keys(rulesByKind[kind].writing).filter((action) =>
        subsets(rulesByKind[kind].traits.slice(0, 11)).some((traits) =>
          decide(
            action as ActionOf<ResourceKind>,
            factsAbout(kind, { relations: [], traits: traits as TraitOf<ResourceKind>[] }),
          ),
        ),
      ),
    );
    expect(changes).toEqual([]);
  });
});
