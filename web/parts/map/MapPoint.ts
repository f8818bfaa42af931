/** A place on a map. */
export interface MapPoint {
  readonly longitude: number;
  readonly latitude: number;
  readonly title: string;
  readonly text: string;
  /** the page about it */
  readonly to: string;
}
