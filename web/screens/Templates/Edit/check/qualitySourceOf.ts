import { buildForm } from '#domain/form/buildForm.ts';
import type { FormSource } from '#domain/form/FormSource.ts';
import type { QualitySource } from '#domain/form/quality/QualitySource.ts';
import { plainId } from '#web/relay/plainId.ts';

interface Guided {
  readonly identity: string;
  readonly instructions?: string | null | undefined;
}

interface DraftTexts {
  readonly rules: unknown;
  readonly fields: readonly { readonly identity: string; readonly hint?: string | null | undefined }[];
  readonly steps: readonly {
    readonly id: string;
    readonly external: boolean;
    readonly description?: string | null | undefined;
    readonly externalInstructions?: string | null | undefined;
    readonly sections: readonly Guided[];
    readonly survey?:
      | { readonly id: string; readonly instructions?: string | null | undefined; readonly sections: readonly Guided[] }
      | null
      | undefined;
  }[];
}

interface EntityKindSize {
  readonly customEntityId: string;
  readonly type: string;
  readonly entityCount: number;
}

/** A draft, as the API returns it, for the quality check. */
export function qualitySourceOf(draft: DraftTexts, kinds: readonly EntityKindSize[]): QualitySource {
  const sections = draft.steps.flatMap(({ sections: own, survey }) => [...own, ...(survey?.sections ?? [])]);
  return {
    form: buildForm(draft.rules as FormSource),
    steps: draft.steps.map(({ id, external, description, externalInstructions, survey }) => ({
      ...{ id: plainId(id), external },
      ...{ description: description ?? null, externalInstructions: externalInstructions ?? null },
      survey: survey ? { id: plainId(survey.id), instructions: survey.instructions ?? null } : null,
    })),
    hints: new Map(draft.fields.map(({ identity, hint }) => [identity, hint ?? ''])),
    instructions: new Map(sections.map(({ identity, instructions }) => [identity, instructions ?? ''])),
    // entities of a remote service aren't counted
    emptyKinds: new Set(
      kinds
        .filter(({ type, entityCount }) => type === 'standard' && entityCount === 0)
        .map(({ customEntityId }) => customEntityId),
    ),
  };
}
