import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { tokenAreas, type TokenArea } from '#domain/access/scopes.ts';
import { root } from '#scripts/setup/root.ts';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import { callScopes } from '#server/rest/callScopes.ts';

/**
 * The parts of the contract, and the area of the product each belongs to, except those that every token or no token may
 * call.
 */
const areasOf: Readonly<Record<string, readonly TokenArea[]>> = {
  Account: [],
  Teams: ['team'],
  Forms: ['forms'],
  'Output settings': ['forms'],
  Submissions: ['submissions'],
  Payments: ['money'],
  Surveys: ['submissions'],
  'Applicants and staff': ['submissions'],
  Dashboard: ['submissions'],
  Tasks: ['submissions'],
  Filters: ['submissions'],
  Tags: ['team'],
  Search: ['team'],
  Reviews: ['submissions'],
  Outputs: ['submissions'],
  Discussions: ['submissions'],
  Exports: ['exports'],
  Imports: ['forms'],
  Entities: ['entities', 'submissions', 'exports'],
  'Custom entities': ['entities'],
  Metrics: ['submissions'],
  Jobs: [],
};

/** Calls that belong to another area than the calls around them, or to two. */
const apart: readonly (readonly [call: RegExp, areas: readonly TokenArea[]])[] = [
  [/ \/active_steps\/\{id\}\/(\w+_)?(payment|check|cash)/, ['money', 'submissions']],
  [/^PUT \/active_steps/, ['money', 'submissions']],
  [/ \/teams\/check_charges_enabled/, ['submissions']],
  [/ \/teams\/\{team\}\/people\/exports/, ['exports', 'team']],
  [/ \/teams\/\{id\}\/transactions\/export/, ['exports', 'money']],
  [/^POST \/batch_export_templates/, ['exports', 'submissions']],
  [/ \/(dashboard|initiated_flows\/batch)\/export/, ['exports', 'submissions']],
  [/ \/flow_templates\/\{id\}\/step_data_for_search/, ['forms', 'submissions']],
  [/ \/taggings/, ['submissions']],
  [/ \/search$/, ['forms']],
  [/ \/active_steps\/\{id\}\/survey_(invitations\/export|submission)/, ['exports', 'submissions']],
  [/ \/search\/third_party_reviewers/, ['submissions', 'team']],
];

const routes = callScopes(porticoSchema());

describe('what a token needs for a call', () => {
  const calls = routes.flatMap(({ tag, call, isPublic, ways }) => {
    const about = apart.find(([pattern]) => pattern.test(call))?.[1] ?? areasOf[tag] ?? [];
    return about.length === 0 || isPublic || ways.length === 0 ? [] : [[call, about, ways] as const];
  });
  test.each(calls)('%s: only %j', (_, about, ways) => {
    const own = ways.filter((way) => way.every((scope) => about.some((area) => scope.startsWith(`${area}:`))));
    expect(own.length > 0 ? [] : ways).toEqual([]);
  });

  test('is in the table of docs/integrators.md, completely', () => {
    const text = readFileSync(path.join(root, 'docs/integrators.md'), 'utf8');
    const named = [...text.matchAll(/^\| `(\w+:\w+)`/gm)].map(([, scope]) => scope);
    expect(named).toEqual(tokenAreas.flatMap((area) => [`${area}:read`, `${area}:write`]));
  });

  test('every part of the contract has its area', () => {
    expect(routes.map(({ tag }) => tag).filter((tag) => !(tag in areasOf))).toEqual([]);
  });
});
