import { useId, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { statusWords as words } from '#messages/submission/statusWords.ts';
import type { ChooseTeam_teams$key } from '#web/__generated__/ChooseTeam_teams.graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { Select } from '#web/ui/Select.tsx';

interface ChooseTeamProps {
  readonly teams: ChooseTeam_teams$key;
  readonly onChoose: (slug: string) => void;
}

/** An office is chosen already, so this form can't be wrong. */
export function ChooseTeam({ teams: key, onChoose }: ChooseTeamProps): ReactElement {
  const teams = useFragment(
    graphql`
      fragment ChooseTeam_teams on Team @relay(plural: true) {
        name
        slug
      }
    `,
    key,
  );
  const id = useId();
  const [slug, setSlug] = useState(teams[0]?.slug ?? '');
  return (
    <Form
      label={words.chooseTitle}
      mistakes={[]}
      refusal={null}
      failures={0}
      isEdited={false}
      onSubmit={() => onChoose(slug)}
    >
      <Select
        id={id}
        name="team"
        label={words.team}
        value={slug}
        error={null}
        onChange={setSlug}
        options={teams.map((team) => ({ value: team.slug, label: team.name }))}
      />
      <FormActions>
        <Button type="submit" variant="primary">
          {words.goOn}
        </Button>
      </FormActions>
    </Form>
  );
}
