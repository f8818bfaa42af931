import { useLayoutEffect, useRef } from 'react';
import { enqueueMutation } from '#web/relay/mutationQueue.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { changedMappings, type MappingToSend } from '#web/screens/Templates/Outputs/mappingSources.ts';
import { useUpdateDocument } from '#web/screens/Templates/Outputs/useUpdateDocument.ts';

type MapField = (fieldName: string, source: string) => Promise<Outcome<unknown>>;

/** Changes one field's source. All mappings are sent together, so changes are serialized and none is lost. */
export function useMapField(documentId: string, mappings: readonly MappingToSend[]): MapField {
  const [updateDocument] = useUpdateDocument();
  const newest = useRef(mappings);
  const waiting = useRef(0);
  useLayoutEffect(() => {
    if (waiting.current === 0) newest.current = mappings;
  });
  return (fieldName, source) => {
    waiting.current += 1;
    return enqueueMutation(`mappings of ${documentId}`, async () => {
      const wanted = changedMappings(newest.current, fieldName, source);
      const outcome = await updateDocument({ input: { documentId, mappings: wanted } });
      if (outcome.kind === 'done') newest.current = wanted;
      waiting.current -= 1;
      return outcome;
    });
  };
}
