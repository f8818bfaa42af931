import type { ReactElement } from 'react';
import { entityListWords } from '#messages/entity/entityListWords.ts';
import { exportsPageWords } from '#messages/lists/exportsPageWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { useExportEntities } from '#web/screens/Teams/Entities/useExportEntities.ts';
import { flash } from '#web/ui/flashes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';

interface ExportEntitiesProps {
  readonly teamId: string;
  /** the plain ID of the kind; null for all */
  readonly kind: string | null;
}

const formats = { csv: 'CSV', xlsx: 'Excel' } as const;
type Format = keyof typeof formats;

/** Exports the listed kind, or all kinds, in the background. */
export function ExportEntities({ teamId, kind }: ExportEntitiesProps): ReactElement {
  const [exportEntities] = useExportEntities();
  const { keyFor, answered } = useIdempotencyKey();
  const exporting = useAction(
    async (format: Format) => {
      const wanted = { teamId, customEntityId: kind === null ? null : `CustomEntity:${kind}`, format };
      const outcome = await exportEntities({ input: { ...wanted, idempotencyKey: keyFor(wanted) } });
      if (outcome.kind !== 'failed') answered();
      return outcome;
    },
    () => flash(exportsPageWords.queued),
  );
  return (
    <>
      <Menu
        label={entityListWords.export}
        face={
          <>
            {entityListWords.export}
            <Icon name="chevron-down" size={16} />
          </>
        }
        entries={(Object.keys(formats) as Format[]).map((format) => ({
          id: format,
          label: formats[format],
          onPress: () => exporting.run(format),
        }))}
      />
      {exporting.refusal !== null && <span role="alert">{exporting.refusal}</span>}
    </>
  );
}
