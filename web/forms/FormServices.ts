import { createContext, useContext } from 'react';
import type { FoundAddress } from '#domain/address/FoundAddress.ts';
import type { EntityServices } from '#web/forms/EntityServices.ts';
import type { FileTransfer } from '#web/forms/files/FileTransfer.ts';
import type { ViewableFile } from '#web/forms/files/ViewableFile.ts';
import type { FeatureSource } from '#web/parts/map/FeatureSource.ts';

/** 'suggest' completes a prefix; 'validate' finds the addresses that a full text could mean. */
export type AddressLookupKind = 'suggest' | 'validate';

/** Services that field inputs need from the page. */
export interface FormServices {
  /** loads the code for uploads on first use */
  readonly loadTransfer: () => Promise<FileTransfer>;
  /** uploaded files by the IDs in answers */
  readonly files: ReadonlyMap<string, ViewableFile>;
  /** loads the code for entities on first use; rejects where there is no submission */
  readonly loadEntities: () => Promise<EntityServices>;
  /** the remote layer of the field; null if it has none, or if it can't be reached. Absent where no entity is chosen. */
  readonly openFeatures?: (fieldId: string) => Promise<FeatureSource | null>;
  /** known addresses; null if the lookup failed */
  readonly findAddresses: (question: AddressLookupKind, text: string) => Promise<readonly FoundAddress[] | null>;
}

const FormServicesContext = createContext<FormServices | null>(null);

export const FormServicesProvider = FormServicesContext.Provider;

export function useFormServices(): FormServices {
  const formServices = useContext(FormServicesContext);
  if (!formServices) throw new Error('A form field was rendered outside a form.');
  return formServices;
}
