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

/** Sample viewers with their relations to the resource. */
const actors: readonly (readonly [code: string, name: string, relations: readonly Relation[]])[] = [
  ['AN', 'anonymous', []],
  ['SI', 'signed in, otherwise unrelated (including the owner of another team)', ['signedIn']],
  ['GO', 'government user, otherwise unrelated', ['governmentUser']],
  ['OP', 'operator of the installation, otherwise unrelated', ['operator']],
  ['SE', 'the person it belongs to', ['self']],
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
  ['AO', 'authority only', ['authority']],
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

/** One row per action and combination of the traits in its rule, if it allows anyone. */
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
  const head = ['action', 'with the traits', ...actors.map(([code]) => code)];
  const sections = kinds.map((kind) =>
    [
      `## ${kind} (tokens: ${rulesByKind[kind].area})`,
      '',
      `| ${head.join(' | ')} |`,
      `|${' --- |'.repeat(head.length)}`,
      ...rowsOf(kind),
    ].join('\n'),
  );
  return `# Who may do what\n\nRows not listed allow no one.\n\n${legend.join('\n')}\n\n${sections.join('\n\n')}\n`;
}

describe('who may do what', () => {
  it('matches the committed matrix', async () => {
    await expect(matrix()).toMatchFileSnapshot('./matrix.txt');
  });

  it('denies actions no rule names', () => {
    for (const kind of kinds) {
      for (const [, , relations] of actors) {
        const facts = factsAbout(kind, { relations });
        for (const action of ['constructor', 'toString', '__proto__', 'doAnything']) {
          expect(decide(action as ActionOf<ResourceKind>, facts)).toBe(false);
        }
      }
    }
  });

  it('names each action once, so that its rule is easy to find', () => {
    const names = kinds.flatMap((kind) => Object.keys({ ...rulesByKind[kind].reading, ...rulesByKind[kind].writing }));
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    expect(twice).toEqual(['viewInternalInstructions']);
  });

  it('lets anonymous people change nothing', () => {
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
