import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { entityPageWords as words } from '#messages/entity/entityPageWords.ts';
import type { EntityMenu_entity$key } from '#web/__generated__/EntityMenu_entity.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { useToggleEntityArchived } from '#web/screens/Teams/Entities/useToggleEntityArchived.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import { FormActions } from '#web/ui/Form.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';

/** Archives the entity or brings it back. A refusal is shown as the server gave it. */
export function EntityMenu({ entity }: { readonly entity: EntityMenu_entity$key }): ReactElement | null {
  const { id, archivedAt, availableActions } = useFragment(
    graphql`
      fragment EntityMenu_entity on Entity {
        id
        archivedAt
        availableActions
      }
    `,
    entity,
  );
  const [inUse, setInUse] = useState<string | null>(null);
  const [toggle] = useToggleEntityArchived();
  const { keyFor, answered } = useIdempotencyKey();
  const isArchived = archivedAt != null;
  const toggling = useAction(
    async (entityId: string) => {
      const outcome = await toggle({ input: { entityId, idempotencyKey: keyFor({ entityId, isArchived }) } });
      if (outcome.kind !== 'failed') answered();
      if (outcome.kind === 'refused') setInUse(outcome.message);
      return outcome;
    },
    () => flash(isArchived ? words.wasRestored : words.wasArchived),
  );
  if (!availableActions.includes('archiveEntity')) return null;
  return (
    <>
      <Menu
        label={words.more}
        face={<Icon name="more" size={20} />}
        entries={[
          {
            id: 'archive',
            label: isArchived ? words.restore : words.archive,
            icon: 'archive',
            onPress: () => toggling.run(id),
          },
        ]}
      />
      {inUse === null && toggling.refusal !== null && <span role="alert">{toggling.refusal}</span>}
      <Dialog title={words.inUse} isOpen={inUse !== null} onClose={() => setInUse(null)} isAlert>
        <p>{inUse}</p>
        <FormActions>
          <Button look="primary" onPress={() => setInUse(null)}>
            {words.understood}
          </Button>
        </FormActions>
      </Dialog>
    </>
  );
}
