/** A row of one version of a form. */
export interface VersionPart {
  readonly kind: string;
  readonly id: string;
  /** the same in all versions; null for rows without an identity of their own */
  readonly identity: string | null;
  /** the parent row */
  readonly ownerId: string | null;
  /** for logic, the identity of the part it applies to */
  readonly target: string | null;
  readonly position: number | null;
  readonly content: Readonly<Record<string, unknown>>;
}

/** Parts that people know by name; all other rows belong to one of them. */
const subjectKinds = [
  'Step',
  'Section',
  'Field',
  'ReviewGroup',
  'SubprocessConfig',
  'Formula',
  'ConfiguredOutput',
] as const;
type SubjectKind = (typeof subjectKinds)[number];

export const changeWays = ['added', 'removed', 'changed', 'moved', 'reordered'] as const;

export interface VersionChange {
  /** `reordered` is reported for the first item that is out of order */
  readonly way: (typeof changeWays)[number];
  readonly kind: SubjectKind | 'FlowTemplate';
  readonly name: string;
  /** what changed: names of settings, or kinds of child rows */
  readonly aspects: readonly string[];
  /** the identity of its step */
  readonly step: string | null;
}

interface Subject {
  readonly kind: SubjectKind;
  readonly identity: string;
  readonly owner: string | null;
  readonly step: string | null;
  readonly position: number;
  readonly name: string;
  readonly aspects: ReadonlyMap<string, string>;
}

/** The texts of a version itself. */
interface VersionTexts {
  readonly name: string;
  readonly description: string | null;
  readonly completionMessage: string | null;
}

const textNames = ['name', 'description', 'completionMessage'] as const;

/** The change of a version's own texts; empty if they are the same. */
export function textChanges(before: VersionTexts, after: VersionTexts): readonly VersionChange[] {
  const aspects = textNames.filter((name) => before[name] !== after[name]);
  return aspects.length === 0 ? [] : [{ way: 'changed', kind: 'FlowTemplate', name: after.name, aspects, step: null }];
}

/** The differences between two versions in form order, with removed parts last. */
export function versionChanges(
  before: readonly VersionPart[],
  after: readonly VersionPart[],
): readonly VersionChange[] {
  const [was, is] = [subjectsOf(before), subjectsOf(after)];
  const changes: VersionChange[] = [];
  const say = (way: VersionChange['way'], { kind, name, step }: Subject, aspects: readonly string[] = []): void => {
    changes.push({ way, kind, name, step, aspects });
  };
  for (const now of is.values()) {
    const old = was.get(now.identity);
    const isWithinNew = now.owner !== null && !was.has(now.owner);
    if (!old) {
      if (!isWithinNew) say('added', now);
      continue;
    }
    if (old.owner !== now.owner) say('moved', now);
    const aspects = changedAspects(old, now);
    if (aspects.length > 0) say('changed', now, aspects);
  }
  for (const now of reordered(was, is)) say('reordered', now);
  for (const old of was.values()) {
    const isWithinGone = old.owner !== null && !is.has(old.owner);
    if (!is.has(old.identity) && !isWithinGone)
      say('removed', { ...old, step: is.has(old.step ?? '') ? old.step : null });
  }
  return changes;
}

function changedAspects(old: Subject, now: Subject): string[] {
  const names = new Set([...old.aspects.keys(), ...now.aspects.keys()]);
  return [...names].filter((name) => old.aspects.get(name) !== now.aspects.get(name));
}

/** For each list that has kept items in a different order, the first that is out of order. */
function reordered(was: ReadonlyMap<string, Subject>, is: ReadonlyMap<string, Subject>): Subject[] {
  const lists = Map.groupBy(is.values(), ({ owner, kind }) => `${owner ?? ''} ${kind}`);
  return [...lists.values()].flatMap((list) => {
    const stayed = list.filter(({ identity, owner }) => was.get(identity)?.owner === owner);
    const places = stayed.map(({ identity }) => was.get(identity)?.position ?? 0);
    const first = stayed.find((_, at) => at > 0 && (places[at] ?? 0) < (places[at - 1] ?? 0));
    return first && first.kind !== 'Formula' ? [first] : [];
  });
}

const isSubject = (kind: string): kind is SubjectKind => subjectKinds.some((one) => one === kind);

function subjectsOf(parts: readonly VersionPart[]): ReadonlyMap<string, Subject> {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const byIdentity = new Map(parts.flatMap((part) => (part.identity === null ? [] : [[part.identity, part] as const])));
  const above = (part: VersionPart): VersionPart | undefined =>
    part.target === null ? byId.get(part.ownerId ?? '') : byIdentity.get(part.target);
  /** the nearest part with a name, starting with this one */
  const known = (part: VersionPart | undefined): VersionPart | undefined =>
    part === undefined || isSubject(part.kind) ? part : known(above(part));
  const stepOf = (part: VersionPart | undefined): string | null =>
    part === undefined || part.kind === 'Step' ? (part?.identity ?? null) : stepOf(above(part));
  const under = Map.groupBy(
    parts.filter(({ kind }) => !isSubject(kind)),
    (part) => known(part)?.id ?? '',
  );
  const subjects = parts.flatMap((part): Subject[] => {
    const { kind, identity } = part;
    if (!isSubject(kind) || identity === null) return [];
    const { name: called } = part.content;
    const own = Object.entries(part.content).map(([name, value]) => [name, JSON.stringify(value)] as const);
    const folded = Map.groupBy(under.get(part.id) ?? [], (other) => other.kind);
    const others = [...folded].map(([name, list]) => [name, textOf(list)] as const);
    return [
      {
        ...{ kind, identity, owner: known(above(part))?.identity ?? null, step: stepOf(part) },
        ...{ position: part.position ?? 0, name: typeof called === 'string' ? called : '' },
        aspects: new Map([...own, ...others]),
      },
    ];
  });
  const ordered = subjects.toSorted((a, b) => a.position - b.position);
  return new Map(ordered.map((subject) => [subject.identity, subject]));
}

const textOf = (list: readonly VersionPart[]): string =>
  JSON.stringify(list.map(({ position, content }) => JSON.stringify([position, content])).toSorted());
