import type { AnswerCondition } from '#domain/filter/answerConditionOf.ts';
import { outputConditions, submissionConditions } from '#domain/filter/conditions.ts';
import { offeredGroups, type ConditionFacts, type ConditionGroup } from '#domain/filter/defineCondition.ts';
import { conditionFacts, type FilterCondition, type FilterKind } from '#domain/filter/filter.ts';

type Field = FilterCondition['field'];

/** Subjects people choose from. An answer is chosen by its form, and its question determines the kind of condition. */
export type ConditionSubject = Exclude<Field, AnswerCondition> | 'answer';

const rows: Readonly<Record<FilterKind, Readonly<Record<string, ConditionFacts>>>> = {
  submission: submissionConditions,
  output: outputConditions,
};

/** Subjects by group, in the order they are offered. */
export const offeredSubjects = (
  kind: FilterKind,
): readonly (readonly [ConditionGroup, readonly ConditionSubject[]])[] =>
  offeredGroups[kind].map((group) => {
    const offered = Object.entries(rows[kind]).flatMap(([field, facts]) =>
      facts.offered?.group === group
        ? [{ subject: facts.answers === null ? (field as ConditionSubject) : 'answer', at: facts.offered.position }]
        : [],
    );
    const subjects = offered.toSorted((one, other) => one.at - other.at).map(({ subject }) => subject);
    return [group, [...new Set(subjects)]];
  });

/** Whether people can change a condition after it was added. Otherwise they can only remove it. */
export const isEditable = (field: Field): boolean => !['none', 'instant'].includes(conditionFacts[field].input.kind);
