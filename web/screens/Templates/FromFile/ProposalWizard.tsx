import { useState, type ReactElement } from 'react';
import { formProposalWords as words } from '#messages/form/formProposalWords.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { CheckForm } from '#web/screens/Templates/FromFile/CheckForm.tsx';
import { CheckQuestions } from '#web/screens/Templates/FromFile/CheckQuestions.tsx';
import { CheckSections } from '#web/screens/Templates/FromFile/CheckSections.tsx';
import { ChooseFile, type TeamChoice } from '#web/screens/Templates/FromFile/ChooseFile.tsx';
import { editedForm, sectionsOfForm, type EditedForm } from '#web/screens/Templates/FromFile/editedForm.ts';
import type { ReadFile } from '#web/screens/Templates/FromFile/useReadFile.ts';
import { WizardSteps } from '#web/screens/Templates/FromFile/WizardSteps.tsx';

interface Proposed {
  readonly file: File;
  readonly form: EditedForm;
}

/**
 * The screens from the file to the form. The current one is in the address, so that the browser's Back button goes to
 * the screen before; the corrections are kept until the page is left.
 */
export function ProposalWizard({ teams }: { readonly teams: readonly TeamChoice[] }): ReactElement {
  const search = useSearchParameters();
  const depart = useGuardedNavigation();
  const [teamId, setTeamId] = useState(
    () => (teams.find(({ slug }) => slug === search.get('team')) ?? teams[0])?.id ?? '',
  );
  const [proposed, setProposed] = useState<Proposed | null>(null);

  const sections = proposed ? sectionsOfForm(proposed.form) : [];
  const screens = proposed ? ['file', 'sections', ...sections.map(({ key }) => key), 'check'] : ['file'];
  const asked = search.get('screen') ?? 'file';
  const screen = screens.includes(asked) ? asked : 'file';
  const goTo = (next: string): void => depart().search({ screen: next === 'file' ? null : next });
  const beside = (distance: 1 | -1) => (): void => goTo(screens[screens.indexOf(screen) + distance] ?? 'file');
  const [onBack, onNext] = [beside(-1), beside(1)];

  const start = ({ file, proposal }: ReadFile): void => {
    const isPdf = proposal.fileKind === 'pdf';
    const nameOf = ({ place, isOnly }: { place: number; isOnly: boolean }): string =>
      isOnly ? words.onlySection : isPdf ? words.page(place) : words.section(place);
    setProposed({ file, form: editedForm(proposal, nameOf) });
    goTo('sections');
  };
  const place = sections.findIndex(({ key }) => key === screen);
  const section = sections[place];
  const of = proposed && {
    ...{ form: proposed.form, file: proposed.file, onBack, onNext },
    onChange: (form: EditedForm) => setProposed({ ...proposed, form }),
  };
  return (
    <>
      <WizardSteps current={section ? 'questions' : (screen as 'file' | 'sections' | 'check')} />
      {screen === 'file' && (
        <ChooseFile
          teams={teams}
          teamId={teamId}
          onTeam={setTeamId}
          chosen={proposed?.file.name ?? null}
          onRead={start}
          onNext={onNext}
        />
      )}
      {of && screen === 'sections' && <CheckSections {...of} />}
      {of && section && <CheckQuestions key={section.key} {...of} place={place} onSection={goTo} />}
      {of && screen === 'check' && <CheckForm {...of} teamId={teamId} onSection={goTo} />}
    </>
  );
}
