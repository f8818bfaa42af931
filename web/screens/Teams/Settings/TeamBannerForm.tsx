// The whole crop and focus are edited.
/* oxlint-disable relay/unused-fields */
import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { altTextProblems, bannerAspect } from '#domain/team/teamImages.ts';
import { teamBannerWords as words, teamPictureWords } from '#messages/team/brandingWords.ts';
import type { TeamBannerForm_team$key } from '#web/__generated__/TeamBannerForm_team.graphql.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { cropOfPixels, initialCrop, pixelsOf, type Crop } from '#web/parts/picture/crop.ts';
import { DeleteDialog } from '#web/parts/template/DeleteDialog.tsx';
import { BannerEditor, type BannerPoint } from '#web/screens/Teams/Settings/BannerEditor.tsx';
import { SettingForm } from '#web/screens/Teams/Settings/SettingForm.tsx';
import { useConfirmSaved } from '#web/screens/Teams/Settings/SettingsGroup.ts';
import { useChosenPicture } from '#web/screens/Teams/Settings/useChosenPicture.ts';
import { useUpdateTeam } from '#web/screens/Teams/Settings/useUpdateTeam.ts';
import { useUploadTeamImage } from '#web/screens/Teams/Settings/useUploadTeamImage.ts';
import { Button } from '#web/ui/Button.tsx';
import { FileChooser } from '#web/ui/FileChooser.tsx';
import { flash } from '#web/ui/flashes.ts';
import { TextField } from '#web/ui/TextField.tsx';

/** Wide enough for a crop of half of it to fill a screen. */
const target = { maxSide: 2_400, type: 'image/jpeg' } as const;
const smallWidth = 1_200;
const center: BannerPoint = { x: 50, y: 50 };

export function TeamBannerForm({ team }: { readonly team: TeamBannerForm_team$key }): ReactElement {
  const { id, banner } = useFragment(
    graphql`
      fragment TeamBannerForm_team on Team {
        id
        banner {
          url
          altText
          width
          height
          crop {
            x
            y
            w
            h
          }
          focus {
            x
            y
          }
        }
      }
    `,
    team,
  );
  const [isRemoving, setRemoving] = useState(false);
  const [updateTeam] = useUpdateTeam();
  const upload = useUploadTeamImage(id, 'banner');
  const { url, width, height, altText, focus } = banner;
  const saved = url && width && height ? { url, width, height } : null;
  const savedCrop = saved && banner.crop ? cropOfPixels(saved, bannerAspect, banner.crop) : initialCrop;
  const chosen = useChosenPicture(target);
  const picture = chosen.picture ?? saved;
  const confirmSaved = useConfirmSaved();
  const form = useForm({
    // objects are written as text; `banner` is the URL of a chosen picture
    initial: { banner: '', crop: write(savedCrop), focus: write(focus), bannerAltText: altText ?? '' },
    labels: { banner: words.title, crop: words.crop, focus: words.focus, bannerAltText: words.altText },
    check: ({ bannerAltText }) => altTextProblems('bannerAltText', bannerAltText),
    send: async ({ crop, focus: point, bannerAltText }) => {
      const sent = chosen.picture && (await upload(chosen.picture));
      if (sent && sent.kind !== 'done') return sent;
      const change = {
        ...(sent ? { fileId: sent.value } : {}),
        ...(picture ? { crop: pixelsOf(picture, bannerAspect, read<Crop>(crop)) } : {}),
        focus: read<BannerPoint>(point),
        altText: bannerAltText,
      };
      return updateTeam({ input: { teamId: id, banner: change } });
    },
    onDone: (_done, values) => {
      chosen.forget();
      form.replace({ ...values, banner: '' });
      confirmSaved(teamPictureWords.saved);
    },
  });
  return (
    <SettingForm
      title={words.title}
      form={form}
      isTitleShown
      blockedBecause={picture ? null : teamPictureWords.noneChosen}
    >
      <p>{words.lead}</p>
      {picture === null && <p>{words.none}</p>}
      <FileChooser
        label={words.choose}
        hint={words.chooseHint}
        accept="image/png,image/jpeg,image/webp,image/avif"
        isPending={chosen.isOpening}
        pendingLabel={teamPictureWords.opening}
        refusal={chosen.refusal ?? form.field('banner').error ?? null}
        onChoose={(file) =>
          chosen.choose(file, ({ url: chosenUrl }) => {
            form.set('banner', chosenUrl);
            form.set('crop', write(initialCrop));
            form.set('focus', write(center));
            form.set('bannerAltText', '');
          })
        }
      />
      {picture && (
        <>
          {picture.width < smallWidth && <p>{words.small}</p>}
          <BannerEditor
            picture={picture}
            crop={read<Crop>(form.values.crop)}
            focus={read<BannerPoint>(form.values.focus)}
            onCrop={(crop) => form.set('crop', write(crop))}
            onFocus={(point) => form.set('focus', write(point))}
          />
          <TextField {...form.field('bannerAltText')} hint={words.altTextHint} isOptional />
        </>
      )}
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
          send={() => updateTeam({ input: { teamId: id, banner: { fileId: null } } })}
          onDone={() => {
            setRemoving(false);
            form.replace({ banner: '', crop: write(initialCrop), focus: write(center), bannerAltText: '' });
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

const write = (value: Crop | BannerPoint): string => JSON.stringify(value);
const read = <Value extends Crop | BannerPoint>(text: string): Value => JSON.parse(text) as Value;
