import { expect, test } from 'vitest';
import { refusalKinds, type RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import { sourceFiles } from '#tests/architecture/sources.ts';

const codes = Object.keys(refusalKinds) as RefusalCode[];
/** These sentences quote a part of a pattern, which people write with braces. */
const withBraces = new Set<RefusalCode>(['patternWithoutNumber', 'patternUnknownPart']);
/** Without the name, the sentence says "someone else". */
const optional = new Set<RefusalCode>(['beingPaid']);
/** `publishProblems` adds the params later. */
const addedLater = new Set<RefusalCode>(['stepWithoutFields', 'reviewWithoutGroups']);

/** A sentence and the params it uses. */
function rendered(code: RefusalCode): { readonly sentence: string; readonly params: readonly string[] } {
  const params = new Set<string>();
  const sample = new Proxy<Record<string, string>>(
    {},
    {
      get: (_target, name) => {
        params.add(String(name));
        return '2026-01-31T12:00:00Z';
      },
    },
  );
  return { sentence: refusalSentence(code, sample), params: [...params] };
}

test('no refusal shows a placeholder', () => {
  const shown = codes.filter((code) => !withBraces.has(code) && /[{}]|undefined/.test(rendered(code).sentence));
  expect(shown).toEqual([]);
});

test('every refusal passes the params that its sentence needs', () => {
  const files = sourceFiles().filter(({ path }) =>
    /^(domain|server(?!\/documents)|workers)\/.*(?<!\.test)\.ts$/.test(path),
  );
  const bare = codes
    .filter((code) => !optional.has(code) && !addedLater.has(code) && rendered(code).params.length > 0)
    .flatMap((code) => {
      const without = new RegExp(
        `new Refusal\\('${code}'\\)|refuseUnless\\([^;]*?, '${code}'\\)|code: '${code}',? \\}|\\? '${code}' : null|: '${code}'\\)`,
      );
      return files.filter(({ text }) => without.test(text)).map(({ path }) => `${code} in ${path}`);
    });
  expect(bare).toEqual([]);
});
