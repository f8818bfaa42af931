import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { securityWords } from '#messages/account/securityWords.ts';
import type { SecurityCard_viewer$key } from '#web/__generated__/SecurityCard_viewer.graphql.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FormActions } from '#web/ui/Form.tsx';

export function SecurityCard({ viewer }: { readonly viewer: SecurityCard_viewer$key }): ReactElement {
  const { secondFactors } = useFragment(
    graphql`
      fragment SecurityCard_viewer on Viewer {
        secondFactors
      }
    `,
    viewer,
  );
  const isOn = secondFactors.length > 0;
  return (
    <Card title={securityWords.card}>
      <p>
        <Badge tone={isOn ? 'success' : 'warning'} icon={isOn ? 'check-circle' : 'warning'}>
          {isOn ? securityWords.isOn : securityWords.isOff}
        </Badge>{' '}
        {isOn ? securityWords.onText : securityWords.offText}
      </p>
      <FormActions>
        <ButtonLink to="/profile/security">{securityWords.open}</ButtonLink>
      </FormActions>
    </Card>
  );
}
