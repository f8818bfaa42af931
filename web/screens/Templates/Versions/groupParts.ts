import { ownValue } from '#domain/kernel/ownValue.ts';
import { versionHistoryWords as words } from '#messages/form/versionHistoryWords.ts';

interface Part {
  readonly kind: string;
  readonly identity: string;
  readonly title: string;
  readonly depth: number;
}

interface PartGroup<One> {
  /** for links within the page */
  readonly id: string;
  readonly title: string;
  readonly parts: readonly One[];
}

const shared: Readonly<Record<string, string>> = {
  FlowTemplate: words.form,
  Formula: words.formulas,
  ConfiguredOutput: words.outputs,
};

/** The form's texts, each step with what it contains, all formulas, and all outputs. */
export function groupParts<One extends Part>(
  parts: readonly One[],
  titleOf: (step: One, place: number) => string = ({ title }, place) => words.step(place, title),
): readonly PartGroup<One>[] {
  const groups: { id: string; title: string; parts: One[] }[] = [];
  let steps = 0;
  for (const part of parts) {
    const title = ownValue(shared, part.kind);
    const last = groups.at(-1);
    if (part.depth > 0 || (title !== undefined && last?.title === title)) last?.parts.push(part);
    else if (title !== undefined) groups.push({ id: part.kind, title, parts: [part] });
    else {
      steps += 1;
      groups.push({ id: `step-${steps}`, title: titleOf(part, steps), parts: [part] });
    }
  }
  return groups;
}
