import { useState, type ReactElement } from 'react';
import type { QualityFinding } from '#domain/form/quality/QualityFinding.ts';
import { qualitySentence, qualityWords as words } from '#messages/form/qualityWords.ts';
import { editorTarget } from '#web/screens/Templates/Edit/check/editorTarget.ts';
import { PlaceLink } from '#web/screens/Templates/Edit/check/PlaceLink.tsx';
import { useFixFinding } from '#web/screens/Templates/Edit/check/useFixFinding.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/screens/Templates/Edit/check/FormCheck.module.css';

interface FindingRowProps {
  readonly finding: QualityFinding;
  readonly onLeave: () => void;
  readonly onFixed: () => void;
}

/** Advice with a link to its place and, where one change resolves it, a button. */
export function FindingRow({ finding, onLeave, onFixed }: FindingRowProps): ReactElement {
  const { fix } = finding;
  const [isFixing, setFixing] = useState(false);
  const fixFinding = useFixFinding();
  const run = async (): Promise<void> => {
    if (!fix) return;
    setFixing(true);
    const isFixed = await fixFinding(finding, fix);
    setFixing(false);
    if (!isFixed) return;
    flash(words.fixed[fix.kind]);
    onFixed();
  };
  return (
    <li className={styles.row}>
      <Icon name="info" size={16} />
      <div className={styles.what}>
        <PlaceLink target={editorTarget(finding)} onLeave={onLeave}>
          {qualitySentence(finding)}
        </PlaceLink>
        {fix && (
          <Button icon="check" isPending={isFixing} onPress={() => void run()}>
            {words.fixes[fix.kind]}
          </Button>
        )}
      </div>
      <Icon name="chevron-right" size={16} />
    </li>
  );
}
