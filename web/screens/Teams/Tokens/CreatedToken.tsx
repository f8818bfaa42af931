import { useId, type ReactElement } from 'react';
import { newTokenWords } from '#messages/account/tokenWords.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import styles from '#web/screens/Teams/Tokens/CreatedToken.module.css';

interface ShownTokenProps {
  /** null if the response with the token was lost */
  readonly token: string | null;
  readonly listPath: string;
}

/** The token, shown only once. */
export function CreatedToken({ token, listPath }: ShownTokenProps): ReactElement {
  const id = useId();
  if (token === null) {
    return (
      <Card title={newTokenWords.token}>
        <Alert tone="warning">{newTokenWords.lost}</Alert>
        <FormActions>
          <ButtonLink variant="primary" to={listPath}>
            {newTokenWords.toList}
          </ButtonLink>
        </FormActions>
      </Card>
    );
  }
  return (
    <Card title={newTokenWords.token}>
      <Alert tone="warning">{newTokenWords.shown}</Alert>
      <label htmlFor={id}>{newTokenWords.token}</label>
      <input
        id={id}
        className={styles.token}
        readOnly
        value={token}
        onFocus={(event) => event.currentTarget.select()}
      />
      <FormActions>
        <CopyButton text={token} done={newTokenWords.copied}>
          {newTokenWords.copy}
        </CopyButton>
        <ButtonLink variant="quiet" to={listPath}>
          {newTokenWords.done}
        </ButtonLink>
      </FormActions>
    </Card>
  );
}
