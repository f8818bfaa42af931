import type { ReactElement } from 'react';
import { securityWords } from '#messages/account/securityWords.ts';
import { saveText } from '#web/parts/saveText.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/Account/Security/Security.module.css';

interface KeepCodesProps {
  readonly codes: readonly string[];
  readonly email: string;
  readonly onKept: () => void;
}

/** Recovery codes, shown only once: to copy, download, or print. */
export function SaveRecoveryCodes({ codes, email, onKept }: KeepCodesProps): ReactElement {
  const text = codes.join('\n');
  return (
    <>
      <PageTitle isFocused>{securityWords.keepTitle}</PageTitle>
      <Cards>
        <Card title={securityWords.codes}>
          <Alert tone="warning">{securityWords.keepText}</Alert>
          <p>{securityWords.fileHead(email)}</p>
          <ol className={styles.codes} aria-label={securityWords.codeList}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
          <FormActions>
            <CopyButton text={text} done={securityWords.codesCopied}>
              {securityWords.copyCodes}
            </CopyButton>
            <Button onPress={() => download(`${securityWords.fileHead(email)}\n\n${text}\n`)}>
              {securityWords.download}
            </Button>
            <Button onPress={() => print()}>{securityWords.print}</Button>
          </FormActions>
          <FormActions>
            <Button variant="primary" onPress={onKept}>
              {securityWords.kept}
            </Button>
          </FormActions>
        </Card>
      </Cards>
    </>
  );
}

const download = (text: string): void => saveText({ text, fileName: securityWords.fileName, type: 'text/plain' });
