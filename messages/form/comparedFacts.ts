import type { ComparedPart } from '#domain/template/compareVersions.ts';
import type { VersionTexts } from '#domain/template/versionChanges.ts';
import type { FoldedPart, Subject } from '#domain/template/versionSubjects.ts';
import { optionText } from '#messages/form/foldedFacts.ts';
import { textFacts, versionFacts, type VersionFact } from '#messages/form/versionFacts.ts';
import { versionFactWords as words } from '#messages/form/versionFactWords.ts';
import type { VersionNames } from '#messages/form/versionNames.ts';

/** A setting in two versions; null where it has no value. */
export interface ComparedFact {
  readonly label: string;
  readonly was: string | null;
  readonly now: string | null;
}

/** One of two versions: the names it uses, and what its parts are called. */
export interface ComparedSide {
  readonly names: VersionNames;
  readonly titles: ReadonlyMap<string, string>;
}

const options = 'MultipleChoiceOption';
const isName = ({ of }: VersionFact): boolean => of.includes('name');

/** What was and what is now, in the editor's words: all of an added or removed part, otherwise what differs. */
export function comparedFacts(part: ComparedPart, before: ComparedSide, after: ComparedSide): readonly ComparedFact[] {
  const { was, now, differing: names } = part;
  const [old, current] = [was ? versionFacts(was, before.names) : [], now ? versionFacts(now, after.names) : []];
  if (!was || !now) {
    const pairs = paired(old, current);
    const named = new Set([...old, ...current].filter(isName).map(({ label }) => label));
    return pairs.filter(({ label }) => !named.has(label));
  }
  const differs = ({ of }: VersionFact): boolean => of.some((name) => name !== options && names.includes(name));
  return [
    ...placeFacts(part, was, now, before, after),
    ...differing(old.filter(differs), current.filter(differs)),
    ...(names.includes(options) ? [optionFact(was.folded[options] ?? [], now.folded[options] ?? [])] : []),
  ];
}

/** The texts of the versions themselves that differ. */
export function comparedTexts(before: VersionTexts, after: VersionTexts): readonly ComparedFact[] {
  const name = ({ name: text }: VersionTexts): VersionFact => ({ of: ['name'], label: words.formName, text });
  return differing([name(before), ...textFacts(before)], [name(after), ...textFacts(after)]);
}

function paired(old: readonly VersionFact[], current: readonly VersionFact[]): readonly ComparedFact[] {
  const [was, now] = [byLabel(old), byLabel(current)];
  return [...new Map([...was, ...now]).keys()].map((label) => ({
    label,
    was: was.get(label)?.text ?? null,
    now: now.get(label)?.text ?? null,
  }));
}

/** Both states of a part, so what isn't said is as usual. */
function differing(old: readonly VersionFact[], current: readonly VersionFact[]): readonly ComparedFact[] {
  const [was, now] = [byLabel(old), byLabel(current)];
  return paired(old, current)
    .map((fact) => ({
      label: fact.label,
      was: fact.was ?? now.get(fact.label)?.otherwise ?? null,
      now: fact.now ?? was.get(fact.label)?.otherwise ?? null,
    }))
    .filter((fact) => fact.was !== fact.now);
}

const byLabel = (facts: readonly VersionFact[]): ReadonlyMap<string, VersionFact> =>
  new Map(facts.map((fact) => [fact.label, fact]));

function placeFacts(
  { isMoved, isReordered }: ComparedPart,
  was: Subject,
  now: Subject,
  before: ComparedSide,
  after: ComparedSide,
): readonly ComparedFact[] {
  const ownerIn = ({ owner }: Subject, { titles }: ComparedSide): string | null => titles.get(owner ?? '') ?? null;
  return [
    ...(isMoved ? [{ label: words.belongsTo, was: ownerIn(was, before), now: ownerIn(now, after) }] : []),
    ...(isReordered ? [{ label: words.place, was: ordinal(was.position), now: ordinal(now.position) }] : []),
  ];
}

const ordinal = (position: number): string => String(position + 1);

/** Only the options that differ, because there may be hundreds; all of them if only their order differs. */
function optionFact(was: readonly FoldedPart[], now: readonly FoldedPart[]): ComparedFact {
  const text = (list: readonly FoldedPart[], others: readonly FoldedPart[] | null): string | null => {
    const known = new Map(others?.map(({ identity, content }) => [identity, optionText(content)]));
    const texts = list.filter(({ identity, content }) => known.get(identity) !== optionText(content));
    return texts.map(({ content }) => optionText(content)).join(words.between) || null;
  };
  const [old, current] = [text(was, now), text(now, was)];
  if (old !== null || current !== null) return { label: words.options, was: old, now: current };
  return { label: words.optionOrder, was: text(was, null), now: text(now, null) };
}
