import type { CommandVerb } from '#web/parts/palette/typedCommand.ts';

/** Something to do with a submission, chosen in the palette. */
export interface PaletteCommand {
  readonly verb: CommandVerb;
  readonly submissionId: string;
  /** the submission's number, as shown */
  readonly label: string;
  /** whom to assign */
  readonly assignee: { readonly id: string; readonly name: string; readonly isViewer: boolean } | null;
}
