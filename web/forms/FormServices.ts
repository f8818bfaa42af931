import { createContext, useContext } from 'react';

import type { ShownFile } from '#web/forms/files/ShownFile.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

export interface FoundEntity {
  readonly id: string;
  readonly name: string;
}

export interface FoundEntities {
  /** what the town calls such a record */
  readonly kind: string | null;
  readonly entities: readonly FoundEntity[];
}

/** What inputs need of the page around them. */
export interface FormServices {
  /** the id of the file, once it is where files are kept; meanwhile it tells how much of it has gone, from 0 to 1 */
  readonly uploadFile: (file: File, onProgress: (share: number) => void) => Promise<Outcome<string>>;
  /** what the server knows of files, by the ids that answers name them by */
  readonly files: ReadonlyMap<string, ShownFile>;
  /** the records that can answer a field; null when they could not be searched */
  readonly findEntities: (fieldId: string, terms: string) => Promise<FoundEntities | null>;
}

const FormServicesContext = createContext<FormServices | null>(null);

export const FormServicesProvider = FormServicesContext.Provider;

export function useFormServices(): FormServices {
  const formServices = useContext(FormServicesContext);
  if (!formServices) throw new Error('An input stands outside of a form.');
  return formServices;
}
