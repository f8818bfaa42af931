import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '#tests/support/graphql.ts';
import { makeKind, type TestKind } from '#tests/support/makeKind.ts';
import { makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';

const api = useApi();
let team: TestTeam;
let kind: TestKind;

beforeAll(async () => {
  team = await makeTeam(api.services);
  kind = await makeKind(api.services, team.id, 'Business', [{ name: 'A' }, { name: 'B' }, { name: 'C' }]);
});

const names = ['A', 'B', 'C'] as const;
type Name = (typeof names)[number];
type Texts = Readonly<Record<Name, string>>;
const field = (name: Name) => `CustomEntityField:${kind.fieldId(name)}`;

async function textsOf(id: string): Promise<Texts> {
  const query = 'query ($id: ID!) { node(id: $id) { ... on Entity { values { field { name } value } } } }';
  const { data } = await api.ask(team.member, query, { id });
  return Object.fromEntries(
    data.node.values.map(({ field: { name }, value }: { field: { name: Name }; value: string | null }) => [
      name,
      value ?? '',
    ]),
  ) as Texts;
}

/** A person with a page open: what they saw when they last looked. */
interface Editor {
  readonly who: TestPerson;
  seen: Texts;
}

test('two people who edit one entity at once never lose what the other saved without seeing it', async () => {
  const text = fc.constantFrom('', 'one', 'two', 'three');
  const step = fc.record({
    by: fc.constantFrom(0, 1),
    edits: fc.uniqueArray(fc.tuple(fc.constantFrom(...names), text), { selector: ([name]) => name, minLength: 1 }),
    looks: fc.boolean(),
    together: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const input = { customEntityId: `CustomEntity:${kind.id}`, name: 'Bakery', values: [] };
      const id = (await api.act(team.member, 'createEntity', input, 'entity { id }')).data.createEntity.entity.id;
      const editors: readonly Editor[] = [team.member, team.manager].map((who) => ({
        who,
        seen: { A: '', B: '', C: '' },
      }));
      const save = async (editor: Editor, edits: readonly (readonly [Name, string])[]): Promise<void> => {
        const before = { ...editor.seen };
        const values = edits.map(([name, to]) => ({
          fieldId: field(name),
          from: before[name] || null,
          to: to || null,
        }));
        const { refusal } = await api.attempt(editor.who, 'updateEntity', { entityId: id, values });
        expect([null, 'entityValueChanged']).toContain(refusal);
        if (refusal === null) editor.seen = { ...before, ...Object.fromEntries(edits) };
      };
      for (const { by, edits, looks, together } of steps) {
        const [one, other] = [editors[by], editors[1 - by]];
        if (!one || !other) continue;
        if (looks) one.seen = await textsOf(id);
        await (together
          ? Promise.all([
              save(one, edits),
              save(
                other,
                edits.map(([name]) => [name, 'other'] as const),
              ),
            ])
          : save(one, edits));
      }
      // every saved value is in the history, each starting from the one before it
      const history = await api.services.db.entityChange.findMany({
        where: { entityId: id.split(':')[1] ?? '', kind: 'field' },
        orderBy: { id: 'asc' },
      });
      const now = await textsOf(id);
      for (const name of names) {
        let last: string | null = null;
        for (const { before, after } of history.filter(({ fieldName }) => fieldName === name)) {
          expect(before).toBe(last);
          last = after;
        }
        expect(now[name]).toBe(last ?? '');
      }
    }),
    { numRuns: 12 },
  );
});
