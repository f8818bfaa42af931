import { createContext, useContext } from 'react';
import type { FoundAddress } from '#domain/address/FoundAddress.ts';
import type { FileTransfer } from '#web/forms/files/FileTransfer.ts';
import type { ShownFile } from '#web/forms/files/ShownFile.ts';

interface FoundEntity {
  readonly id: string;
  readonly name: string;
}

export interface FoundEntities {
  /** what the town calls such a record */
  readonly kind: string | null;
  readonly entities: readonly FoundEntity[];
}

/** Addresses that begin like a text, or those that are meant by it. */
export type AddressQuestion = 'suggest' | 'validate';

/** What inputs need of the page around them. */
export interface FormServices {
  /** how files get into answers; its code comes when somebody gives one */
  readonly loadTransfer: () => Promise<FileTransfer>;
  /** what the server knows of files, by the ids that answers name them by */
  readonly files: ReadonlyMap<string, ShownFile>;
  /** the records that can answer a field; null when they could not be searched */
  readonly findEntities: (fieldId: string, terms: string) => Promise<FoundEntities | null>;
  /** the addresses that are known; null when they could not be looked up */
  readonly findAddresses: (question: AddressQuestion, text: string) => Promise<readonly FoundAddress[] | null>;
}

const FormServicesContext = createContext<FormServices | null>(null);

export const FormServicesProvider = FormServicesContext.Provider;

export function useFormServices(): FormServices {
  const formServices = useContext(FormServicesContext);
  if (!formServices) throw new Error('A form field was rendered outside a form.');
  return formServices;
}
