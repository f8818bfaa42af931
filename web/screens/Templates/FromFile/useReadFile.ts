import { formProposalWords as words } from '#messages/form/formProposalWords.ts';
import type { useProposeFormMutation } from '#web/__generated__/useProposeFormMutation.graphql.ts';
import { labeledSentence } from '#web/parts/form/labeledSentence.ts';
import { byteSizeOf, sendFile } from '#web/parts/sendFile.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import type { Proposal } from '#web/screens/Templates/FromFile/editedForm.ts';
import { useProposeForm } from '#web/screens/Templates/FromFile/useProposeForm.ts';
import { useRequestProposalUpload } from '#web/screens/Templates/FromFile/useRequestProposalUpload.ts';

export interface ReadFile {
  readonly file: File;
  readonly proposal: Proposal;
}

/** Uploads a file and reads the form that it proposes. */
export function useReadFile(teamId: string): (file: File) => Promise<Outcome<ReadFile>> {
  const [requestProposalUpload] = useRequestProposalUpload();
  const [proposeForm] = useProposeForm();
  const read = async (file: File): Promise<Outcome<ReadFile>> => {
    const permitted = await requestProposalUpload({ input: { teamId, fileName: file.name, ...byteSizeOf(file) } });
    if (permitted.kind !== 'done') return permitted;
    const sent = await sendFile(file, permitted.value);
    if (sent.kind !== 'done') return sent;
    const proposed = await proposeForm({ input: { teamId, fileId: sent.value } });
    return proposed.kind === 'done'
      ? { kind: 'done', value: { file, proposal: toProposal(proposed.value.proposal) } }
      : proposed;
  };
  return async (file) => {
    const outcome = await read(file);
    if (outcome.kind !== 'invalid') return outcome;
    // The messages start in lowercase after the field's name, which isn't shown here, so add a subject.
    const problems = outcome.problems.map((each) => ({
      ...each,
      message: labeledSentence(words.theFile, each.message),
    }));
    return { ...outcome, problems };
  };
}

type Answer = NonNullable<NonNullable<useProposeFormMutation['response']['proposeForm']>['proposal']>;

/** As the domain has it: what is missing is null. */
const toProposal = ({ documentFileId = null, sections, ...proposal }: Answer): Proposal => ({
  ...proposal,
  documentFileId,
  sections: sections.map(({ name = null, questions, ...section }) => ({
    ...{ ...section, name },
    questions: questions.map(
      ({ hint = null, dateType = null, maxLength = null, unknownType = null, fills = null, ...question }) => ({
        ...question,
        ...{ hint, dateType, maxLength, unknownType, fills },
      }),
    ),
  })),
});
