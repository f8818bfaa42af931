import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { teamSettingsWords } from '#messages/team/teamWords.ts';
import type { ReadOnlySettings_team$key } from '#web/__generated__/ReadOnlySettings_team.graphql.ts';
import { timeZoneName } from '#web/parts/timeZoneOptions.ts';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';

interface ReadOnlySettingsProps {
  readonly team: ReadOnlySettings_team$key;
}

/** For members who can't change settings: values instead of disabled fields. */
export function ReadOnlySettings({ team }: ReadOnlySettingsProps): ReactElement {
  const { name, timeZone, slug } = useFragment(
    graphql`
      fragment ReadOnlySettings_team on Team {
        name
        timeZone
        slug
      }
    `,
    team,
  );
  return (
    <DescriptionList
      facts={[
        [teamSettingsWords.name, name],
        [teamSettingsWords.timeZone, timeZoneName(timeZone)],
        [teamSettingsWords.slug, `${location.host}/${slug}`],
      ]}
    />
  );
}
