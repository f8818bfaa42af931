import { buildForm } from '#domain/form/buildForm.ts';
import { formNodes } from '#domain/form/dependencies.ts';
import type { Form } from '#domain/form/Form.ts';
import type { FormSource } from '#domain/form/FormSource.ts';
import { logicProblems } from '#domain/form/logic/validateLogic.ts';
import { formNodeLabel, structureProblems } from '#domain/form/structureProblems.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { RowChange } from '#domain/template/draftChanges.ts';
import { nameOfUse, type OtherUse } from '#domain/template/removalProblem.ts';
import { readSource, type Draft } from '#server/operations/form/draft.ts';
import { loadOtherUses } from '#server/queries/form/loadOtherUses.ts';

/** What refers to what in a draft. */
export interface DraftReferences {
  readonly source: FormSource;
  readonly form: Form;
  readonly uses: readonly OtherUse[];
}

export async function loadReferences(draft: Draft): Promise<DraftReferences> {
  const source = await readSource(draft.tx, draft.id);
  return { source, form: buildForm(source), uses: await loadOtherUses(draft.db, draft) };
}

/**
 * Refuses changes to a draft after which logic, formulas, payments, or outputs refer to parts or options that aren't there.
 * The changed draft is checked, because the changes may replace all of it. Problems that were there before don't count.
 */
export async function refuseUnfit(draft: Draft, before: DraftReferences, changes: readonly RowChange[]): Promise<void> {
  const after = await loadReferences(draft);
  const places = [...brokenParts(before, after), ...brokenLogic(after, changes), ...brokenUses(before, after)];
  if (places.length > 0) throw new Refusal('undoUnfit', { places: [...new Set(places)].join(', ') });
}

function brokenParts(before: DraftReferences, after: DraftReferences): readonly string[] {
  const known = new Set(structureProblems(before.form).map(({ code, path }) => `${code} ${path}`));
  return structureProblems(after.form).flatMap(({ code, path, params }) =>
    known.has(`${code} ${path}`) ? [] : String(params?.['places'] ?? ''),
  );
}

/** Logic that was restored, or that may use what was removed. */
function brokenLogic({ source, form }: DraftReferences, changes: readonly RowChange[]): readonly string[] {
  const restored = new Set(changes.filter(({ table }) => table === 'logic_configs').map(({ id }) => id));
  const removed = changes.flatMap(({ before, after }) => {
    const identity = before ? null : after?.['identity'];
    return typeof identity === 'string' ? [identity] : [];
  });
  const isSuspect = ({ id, conditions }: FormSource['logicConfigs'][number]): boolean =>
    restored.has(id) || mentionsAny(JSON.stringify(conditions), removed);
  const targets = new Map(formNodes(form).map((node) => [node.identity, formNodeLabel(node)]));
  return source.logicConfigs
    .filter(isSuspect)
    .filter((logic) => !targets.has(logic.targetIdentity) || logicProblems(form, logic).length > 0)
    .map(({ targetIdentity }) => targets.get(targetIdentity) ?? 'logic');
}

const mentionsAny = (text: string, identities: readonly string[]): boolean =>
  identities.some((identity) => text.includes(identity));

function brokenUses(before: DraftReferences, after: DraftReferences): readonly string[] {
  const known = new Set(danglingUses(before).map(({ identity, by }) => `${by} ${identity}`));
  return danglingUses(after)
    .filter(({ identity, by }) => !known.has(`${by} ${identity}`))
    .map(nameOfUse);
}

function danglingUses({ source, uses }: DraftReferences): readonly OtherUse[] {
  const { sectionables, fields, formulas } = source;
  const known = new Set([...sectionables, ...fields, ...formulas].map(({ identity }) => identity));
  return uses.filter(({ identity }) => !known.has(identity));
}
