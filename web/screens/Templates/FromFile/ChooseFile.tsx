import type { ReactElement } from 'react';
import { proposalFileKinds, type ProposalFileKind } from '#domain/template/formProposal/proposalFileKinds.ts';
import { formProposalWords as words } from '#messages/form/formProposalWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { ScreenTitle } from '#web/screens/Templates/FromFile/ScreenTitle.tsx';
import { useReadFile, type ReadFile } from '#web/screens/Templates/FromFile/useReadFile.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { FileChooser } from '#web/ui/FileChooser.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Select } from '#web/ui/Select.tsx';
import styles from '#web/screens/Templates/FromFile/FromFile.module.css';

export interface TeamChoice {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

interface ChooseFileProps {
  readonly teams: readonly TeamChoice[];
  readonly teamId: string;
  readonly onTeam: (teamId: string) => void;
  /** the name of the file that was read before */
  readonly chosen: string | null;
  readonly onRead: (read: ReadFile) => void;
  readonly onNext: () => void;
}

const megabytes = (kind: ProposalFileKind): number => proposalFileKinds[kind].bytes / 1_000_000;

/** The team and the file. */
export function ChooseFile({ teams, teamId, onTeam, chosen, onRead, onNext }: ChooseFileProps): ReactElement {
  const reading = useAction(useReadFile(teamId), onRead);
  return (
    <div className={styles.sides}>
      <section className={styles.card} aria-labelledby="screen-title">
        <ScreenTitle lead={words.fileLead} isFocused={chosen !== null}>
          {words.fileTitle}
        </ScreenTitle>
        {teams.length > 1 && (
          <Select
            id="proposal-team"
            name="team"
            label={words.team}
            value={teamId}
            options={teams.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={onTeam}
          />
        )}
        {chosen !== null && <Alert tone="info">{words.chosen(chosen)}</Alert>}
        <FileChooser
          label={words.file}
          hint={words.fileHint(megabytes('pdf'), megabytes('workbook'))}
          accept="application/pdf,.pdf,.xlsx,.csv,.docx,text/csv"
          isDropArea
          isPending={reading.pending !== null}
          pendingLabel={words.reading}
          refusal={reading.refusal}
          onChoose={reading.run}
        />
        <FormActions>
          {chosen !== null && (
            <Button variant="primary" onPress={onNext}>
              {words.next}
            </Button>
          )}
          <ButtonLink variant="quiet" to="/workflows/new">
            {words.cancel}
          </ButtonLink>
        </FormActions>
      </section>
      <section className={styles.card} aria-label={words.whatHappens}>
        <h2>{words.whatHappens}</h2>
        <ol className={styles.next}>
          {words.whatHappensSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h2>{words.table}</h2>
        <ul className={styles.next}>
          {words.tableColumns.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
