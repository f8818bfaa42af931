import { graphql } from 'react-relay';
import { paletteWords as words } from '#messages/shell/paletteWords.ts';
import type { usePaletteCommandsAssignMutation } from '#web/__generated__/usePaletteCommandsAssignMutation.graphql.ts';
import type { usePaletteCommandsHoldMutation } from '#web/__generated__/usePaletteCommandsHoldMutation.graphql.ts';
import type { usePaletteCommandsResumeMutation } from '#web/__generated__/usePaletteCommandsResumeMutation.graphql.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import type { PaletteCommand } from '#web/parts/palette/PaletteCommand.ts';
import { useMutation } from '#web/relay/mutation.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { flash } from '#web/ui/flashes.ts';

type Send = () => Promise<Outcome<unknown>>;

/** Runs commands. Each reports its result in a flash, because the palette is closed by then, and can be undone there. */
export function usePaletteCommands(): (command: PaletteCommand) => Promise<void> {
  const [hold] = useMutation<usePaletteCommandsHoldMutation>(graphql`
    mutation usePaletteCommandsHoldMutation($input: HaltSubmissionInput!) {
      haltSubmission(input: $input) {
        ... on HaltSubmissionPayload {
          submission {
            status
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  const [resume] = useMutation<usePaletteCommandsResumeMutation>(graphql`
    mutation usePaletteCommandsResumeMutation($input: ResumeSubmissionInput!) {
      resumeSubmission(input: $input) {
        ... on ResumeSubmissionPayload {
          submission {
            status
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  const [assign] = useMutation<usePaletteCommandsAssignMutation>(graphql`
    mutation usePaletteCommandsAssignMutation($input: AssignSubmissionInput!) {
      assignSubmission(input: $input) {
        ... on AssignSubmissionPayload {
          submission {
            id
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  return async ({ verb, submissionId, label, assignee }) => {
    const input = { submissionId };
    if (verb === 'halt') {
      await run([() => hold({ input }), words.held(label)], [() => resume({ input }), words.resumed(label)]);
    } else if (verb === 'resume') {
      await run([() => resume({ input }), words.resumed(label)], [() => hold({ input }), words.held(label)]);
    } else if (assignee) {
      const { id: assigneeId, name, isViewer } = assignee;
      const said = isViewer ? words.assignedToMe(label) : words.assignedTo(label, name);
      await run(
        [() => assign({ input: { submissionId, assigneeId, assigned: true } }), said],
        [
          () => assign({ input: { submissionId, assigneeId, assigned: false } }),
          words.unassigned(label, isViewer ? words.you : name),
        ],
      );
    }
  };
}

async function run([send, said]: readonly [Send, string], back: readonly [Send, string] | null): Promise<void> {
  const sentence = outcomeSentence(await send());
  if (sentence !== null) return flash(sentence, 'danger');
  return flash(said, 'success', back ? { label: words.undo, run: () => void run(back, null) } : undefined);
}
