// The whole logo goes to the mark.
/* oxlint-disable relay/unused-fields */
import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { altTextProblems } from '#domain/team/teamImages.ts';
import { teamLogoWords as words, teamPictureWords } from '#messages/team/brandingWords.ts';
import type { TeamLogoForm_team$key } from '#web/__generated__/TeamLogoForm_team.graphql.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { DeleteDialog } from '#web/parts/template/DeleteDialog.tsx';
import { TeamMark } from '#web/parts/town/TeamMark.tsx';
import { townLogoOf } from '#web/parts/town/townLogoOf.ts';
import { SettingForm } from '#web/screens/Teams/Settings/SettingForm.tsx';
import { useConfirmSaved } from '#web/screens/Teams/Settings/SettingsGroup.ts';
import { useChosenPicture } from '#web/screens/Teams/Settings/useChosenPicture.ts';
import { useUpdateTeam } from '#web/screens/Teams/Settings/useUpdateTeam.ts';
import { useUploadTeamImage } from '#web/screens/Teams/Settings/useUploadTeamImage.ts';
import { Button } from '#web/ui/Button.tsx';
import { FileChooser } from '#web/ui/FileChooser.tsx';
import { flash } from '#web/ui/flashes.ts';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Teams/Settings/TeamLogoForm.module.css';

/** Sharp at the size of pages and receipts, and small enough for emails. */
const target = { maxSide: 800, type: 'image/png' } as const;

export function TeamLogoForm({ team }: { readonly team: TeamLogoForm_team$key }): ReactElement {
  const { id, name, color, hasLightColor, logo } = useFragment(
    graphql`
      fragment TeamLogoForm_team on Team {
        id
        name
        color
        hasLightColor
        logo {
          url
          altText
          width
          height
        }
      }
    `,
    team,
  );
  const [isRemoving, setRemoving] = useState(false);
  const [updateTeam] = useUpdateTeam();
  const upload = useUploadTeamImage(id, 'logo');
  const chosen = useChosenPicture(target);
  const confirmSaved = useConfirmSaved();
  const form = useForm({
    // the URL of a chosen picture, so that choosing one counts as a change
    initial: { logo: '', logoAltText: logo.altText ?? '' },
    labels: { logo: words.title, logoAltText: words.altText },
    check: ({ logoAltText }) => altTextProblems('logoAltText', logoAltText),
    send: async ({ logoAltText: altText }) => {
      if (chosen.picture === null) return updateTeam({ input: { teamId: id, logo: { altText } } });
      const sent = await upload(chosen.picture);
      return sent.kind === 'done' ? updateTeam({ input: { teamId: id, logo: { fileId: sent.value, altText } } }) : sent;
    },
    onDone: (_done, { logoAltText }) => {
      chosen.forget();
      form.replace({ logo: '', logoAltText });
      confirmSaved(teamPictureWords.saved);
    },
  });
  const saved = townLogoOf(logo);
  const shown = chosen.picture ? { ...chosen.picture, altText: form.values.logoAltText } : saved;
  return (
    <SettingForm
      title={words.title}
      form={form}
      isTitleShown
      blockedBecause={shown ? null : teamPictureWords.noneChosen}
    >
      <p>{words.lead}</p>
      {shown ? (
        <div className={styles.preview}>
          <TeamMark {...{ name, color, hasLightColor }} logo={shown} />
          <span className={styles.name}>{name}</span>
        </div>
      ) : (
        <p>{words.none}</p>
      )}
      <FileChooser
        label={words.choose}
        hint={words.chooseHint}
        accept="image/png,image/jpeg,image/webp"
        isPending={chosen.isOpening}
        pendingLabel={teamPictureWords.opening}
        refusal={chosen.refusal ?? form.field('logo').error ?? null}
        onChoose={(file) => chosen.choose(file, ({ url }) => form.set('logo', url))}
      />
      {shown && <TextField {...form.field('logoAltText')} hint={words.altTextHint} isOptional />}
      {saved && chosen.picture === null && (
        <div>
          <Button variant="quiet" icon="trash" onPress={() => setRemoving(true)}>
            {words.remove}
          </Button>
        </div>
      )}
      {isRemoving && (
        <DeleteDialog
          title={words.removeTitle}
          confirm={words.remove}
          send={() => updateTeam({ input: { teamId: id, logo: { fileId: null } } })}
          onDone={() => {
            setRemoving(false);
            form.replace({ logo: '', logoAltText: '' });
            flash(teamPictureWords.saved);
          }}
          onClose={() => setRemoving(false)}
        >
          {words.removeText}
        </DeleteDialog>
      )}
    </SettingForm>
  );
}
