import { useLayoutEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { defaultChoice, type SettingOwner, type SettingParent } from '#domain/mail/emailSettings.ts';
import { optionalEmailTypes, type OptionalEmailType } from '#domain/mail/emailTypes.ts';
import type { useEmailChoices_viewer$key } from '#web/__generated__/useEmailChoices_viewer.graphql.ts';
import { enqueueMutation } from '#web/relay/mutationQueue.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { useCreateEmailSetting } from '#web/screens/Account/EmailSettings/useCreateEmailSetting.ts';
import { useDeleteEmailSetting } from '#web/screens/Account/EmailSettings/useDeleteEmailSetting.ts';
import { useDeleteEmailSettings } from '#web/screens/Account/EmailSettings/useDeleteEmailSettings.ts';
import { useUpdateEmailSetting } from '#web/screens/Account/EmailSettings/useUpdateEmailSetting.ts';

export type EmailChoice = 'default' | 'on' | 'off';

interface Place {
  readonly about: string;
  readonly ownerType: SettingOwner;
  readonly parentType: SettingParent;
}

interface EmailChoosing {
  readonly said: (type: OptionalEmailType) => EmailChoice;
  /** the default that applies if nothing is chosen */
  readonly usual: (type: OptionalEmailType) => boolean;
  readonly choose: (type: OptionalEmailType, choice: EmailChoice) => Promise<Outcome<unknown>>;
  readonly reset: () => Promise<Outcome<unknown>>;
}

/** Choices per email type for one form or team, saved in the order they were made. */
export function useEmailChoices(
  viewer: useEmailChoices_viewer$key,
  { about, ownerType, parentType }: Place,
): EmailChoosing {
  const { emailSettings: settings } = useFragment(
    graphql`
      fragment useEmailChoices_viewer on Viewer @argumentDefinitions(about: { type: "ID!" }) {
        emailSettings(about: $about) {
          id
          emailType
          ownerType
          parentType
          parentId
          shouldSend
        }
      }
    `,
    viewer,
  );
  const [createSetting] = useCreateEmailSetting();
  const [updateSetting] = useUpdateEmailSetting();
  const [deleteSetting] = useDeleteEmailSetting();
  const [deleteSettings] = useDeleteEmailSettings();
  const here = settings.filter((each) => each.parentId === about);
  /** IDs for the next mutation, which may be sent before the last result has rendered. */
  const known = useRef(new Map<string, string>());
  useLayoutEffect(() => {
    known.current = new Map(here.map((each) => [`${each.ownerType} ${each.emailType}`, each.id]));
  });
  const subject = `emails about ${about}`;
  const place = (type: OptionalEmailType): string => `${ownerType} ${type}`;
  return {
    said: (type) => {
      const setting = here.find((each) => each.ownerType === ownerType && each.emailType === type);
      if (!setting) return 'default';
      return setting.shouldSend ? 'on' : 'off';
    },
    usual: (type) => {
      const words = settings.flatMap(({ emailType, ...word }) => (emailType ? [{ ...word, emailType }] : []));
      return defaultChoice(type, { ownerType, parentType }, words);
    },
    choose: (emailType, choice) =>
      enqueueMutation(subject, async () => {
        const emailSettingId = known.current.get(place(emailType));
        const shouldSend = choice === 'on';
        if (choice === 'default') {
          if (emailSettingId === undefined) return { kind: 'done', value: null };
          const outcome = await deleteSetting({ input: { emailSettingId }, about });
          if (outcome.kind === 'done') known.current.delete(place(emailType));
          return outcome;
        }
        if (emailSettingId !== undefined) return updateSetting({ input: { emailSettingId, shouldSend }, about });
        const created = await createSetting({ input: { ownerType, parentId: about, emailType, shouldSend }, about });
        if (created.kind === 'done') known.current.set(place(emailType), created.value.emailSetting.id);
        return created;
      }),
    reset: () =>
      enqueueMutation(subject, async () => {
        const outcome = await deleteSettings({ input: { ownerType, parentId: about }, about });
        if (outcome.kind === 'done') for (const type of optionalEmailTypes) known.current.delete(place(type));
        return outcome;
      }),
  };
}
