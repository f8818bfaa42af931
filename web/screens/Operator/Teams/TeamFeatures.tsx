import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { teamFeatureWords as words } from '#messages/operator/teamFeatureWords.ts';
import type { TeamFeatures_team$key } from '#web/__generated__/TeamFeatures_team.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useSetTeamFeatures } from '#web/screens/Operator/Teams/useSetTeamFeatures.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import styles from '#web/screens/Operator/Teams/ManageTeam.module.css';

const features = ['enableFormCreation', 'remoteGisEnabled'] as const;

/** What a team can use. */
export function TeamFeatures({ team }: { readonly team: TeamFeatures_team$key }): ReactElement {
  // Features are read by name.
  /* oxlint-disable relay/unused-fields */
  const { id: teamId, ...values } = useFragment(
    graphql`
      fragment TeamFeatures_team on Team {
        id
        enableFormCreation
        remoteGisEnabled
      }
    `,
    team,
  );
  /* oxlint-enable relay/unused-fields */
  const [setTeamFeatures] = useSetTeamFeatures();
  const { enableFormCreation, remoteGisEnabled } = values;
  const saving = useAction(
    (change: Partial<Record<(typeof features)[number], boolean>>) =>
      setTeamFeatures({ input: { teamId, enableFormCreation, remoteGisEnabled, ...change } }),
    () => flash(words.saved),
  );
  return (
    <section className={styles.part} aria-label={words.title}>
      <h3>{words.title}</h3>
      {features.map((feature) => (
        <Checkbox
          key={feature}
          id={`${teamId}${feature}`}
          name={feature}
          label={words[feature]}
          hint={words[`${feature}Hint`]}
          value={saving.pending?.[feature] ?? values[feature]}
          onChange={(value) => saving.run({ [feature]: value })}
        />
      ))}
      <Refusal sentence={saving.refusal} />
    </section>
  );
}
