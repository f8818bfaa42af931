import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { plainId } from '#web/relay/plainId.ts';

/** The expanded kind of entity, which the address names. */
export function useOpenCustomEntity() {
  const openId = useSearchParameters().get('entity');
  const depart = useGuardedNavigation();
  return {
    isOpen: (id: string): boolean => openId === plainId(id),
    open: (id: string | null): void =>
      depart().search({ entity: id && plainId(id) }, { replace: true, preventScrollReset: true }),
  };
}
