import type { Form } from '#domain/form/Form.ts';

/** A step of the draft, with its texts as sanitized HTML. */
export interface QualityStep {
  readonly id: string;
  /** whether applicants see it; a survey is seen by its respondents */
  readonly external: boolean;
  readonly description: string | null;
  readonly externalInstructions: string | null;
  readonly survey: { readonly id: string; readonly instructions: string | null } | null;
}

/** A draft as the quality check reads it: its rules, and the texts that rules don't need. */
export interface QualitySource {
  readonly form: Form;
  readonly steps: readonly QualityStep[];
  /** help texts by field identity */
  readonly hints: ReadonlyMap<string, string>;
  /** HTML by section identity */
  readonly instructions: ReadonlyMap<string, string>;
  /** IDs of the kinds of entities that have none to choose from */
  readonly emptyKinds: ReadonlySet<string>;
}
