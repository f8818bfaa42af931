/** How a PDF checks or formats what is typed into a field. */
export type FoundFormat = 'date' | 'dateTime' | 'time' | 'phone' | 'money' | 'number' | 'percent' | 'code';

/** A form field as it is in a PDF, before anyone decides what it asks. */
export interface FoundField {
  /** its full name, such as `Owner.txtName1` */
  readonly name: string;
  readonly kind: 'text' | 'check' | 'radio' | 'choice' | 'list' | 'signature' | 'button';
  /** what the PDF shows and reads aloud for it, or null */
  readonly tooltip: string | null;
  /** the text of the page next to it, or null if there is none or the field has a name */
  readonly nearText: string | null;
  /** from 1 */
  readonly page: number;
  /** the place of its corner on the page, in points from the top left */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly isRequired: boolean;
  readonly isReadOnly: boolean;
  readonly isHidden: boolean;
  readonly isMultiline: boolean;
  readonly maxLength: number | null;
  readonly format: FoundFormat | null;
  readonly options: readonly string[];
  /** whether one text can fill it in */
  readonly isFillable: boolean;
}
