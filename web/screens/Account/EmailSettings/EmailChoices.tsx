import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SettingOwner } from '#domain/mail/emailSettings.ts';
import { emailTypes, optionalEmailTypes, type OptionalEmailType } from '#domain/mail/emailTypes.ts';
import { emailSettingsWords } from '#messages/account/emailSettingsWords.ts';
import type { EmailChoices_viewer$key } from '#web/__generated__/EmailChoices_viewer.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { DraftSaveStatus } from '#web/parts/template/DraftSaveStatus.tsx';
import { EmailChoiceSelect } from '#web/screens/Account/EmailSettings/EmailChoiceSelect.tsx';
import { useEmailChoices } from '#web/screens/Account/EmailSettings/useEmailChoices.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { flash } from '#web/ui/flashes.ts';
import { FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { Select } from '#web/ui/Select.tsx';
import styles from '#web/screens/Account/EmailSettings/EmailSettings.module.css';

/** Email types for one form or team: on, off, or default. Each choice is saved immediately. */
export function EmailChoices({ viewer }: { readonly viewer: EmailChoices_viewer$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment EmailChoices_viewer on Viewer @argumentDefinitions(about: { type: "ID!" }) {
        emailSubject(id: $about) {
          subjectId
          type
          name
          teamName
          isStaff
          isApplicant
          mayChooseForTeam
        }
        ...useEmailChoices_viewer @arguments(about: $about)
      }
    `,
    viewer,
  );
  const [ownerType, setOwnerType] = useState<SettingOwner>('User');
  const { emailSubject: subject } = data;
  const place = { about: subject?.subjectId ?? '', ownerType, parentType: subject?.type ?? 'Team' };
  const { said, usual, choose, reset } = useEmailChoices(data, place);
  const resetting = useAction(reset, () => flash(emailSettingsWords.saved));
  const crumbs = [{ label: emailSettingsWords.title, to: '/email_settings' }];
  if (!subject) {
    return (
      <>
        <PageTitle crumbs={crumbs}>{emailSettingsWords.unknownTitle}</PageTitle>
        <EmptyState
          drawing="paper"
          title={emailSettingsWords.nothingTitle}
          action={<ButtonLink to="/email_settings">{emailSettingsWords.back}</ButtonLink>}
        >
          {emailSettingsWords.unknown}
        </EmptyState>
      </>
    );
  }
  const { type: parentType, name, teamName } = subject;
  return (
    <>
      <PageTitle crumbs={crumbs} note={parentType === 'Team' ? null : emailSettingsWords.formsOf(teamName)}>
        {emailSettingsWords.about(name)}
      </PageTitle>
      <Refusal sentence={resetting.refusal && `${emailSettingsWords.failed}. ${resetting.refusal}`} />
      <Cards isWide>
        <Card title={emailSettingsWords.title} isTitleHidden>
          {subject.mayChooseForTeam && (
            <Select
              id="whose"
              name="whose"
              label={emailSettingsWords.whose}
              value={ownerType}
              onChange={(value) => setOwnerType(value === 'Team' ? 'Team' : 'User')}
              options={[
                { value: 'User', label: emailSettingsWords.mine },
                { value: 'Team', label: emailSettingsWords.ofTeam(teamName) },
              ]}
            />
          )}
          <div className={styles.choices}>
            {typesFor(ownerType, subject).map((type) => (
              <EmailChoiceSelect
                key={`${ownerType} ${type}`}
                type={type}
                said={said(type)}
                usual={usual(type)}
                save={(choice) => choose(type, choice)}
              />
            ))}
          </div>
          <FormActions>
            <Button
              isPending={resetting.pending !== null}
              pendingLabel={emailSettingsWords.resetting}
              onPress={() => resetting.run('all')}
            >
              {emailSettingsWords.reset}
            </Button>
            <DraftSaveStatus />
          </FormActions>
        </Card>
      </Cards>
    </>
  );
}

/** A team sets defaults for all types; a person sees only the types they can receive. */
function typesFor(
  ownerType: SettingOwner,
  { isStaff, isApplicant }: { readonly isStaff: boolean; readonly isApplicant: boolean },
): readonly OptionalEmailType[] {
  if (ownerType === 'Team') return optionalEmailTypes;
  const isReader = { applicant: isApplicant, staff: isStaff };
  return optionalEmailTypes.filter((type) => emailTypes[type].to.some((reader) => isReader[reader]));
}
