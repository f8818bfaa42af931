import { StorageRefusal } from '#server/files/s3Errors.ts';

/**
 * First and last byte of a Range header with a single range; null means the whole file, because there is no header or
 * it may be ignored (RFC 9110 14.2). Throws InvalidRange for a range outside of the file.
 */
export function requestedRange(header: string | undefined, size: number): readonly [number, number] | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return null;
  const range: readonly [number, number] =
    first === ''
      ? [Math.max(0, size - Number(last)), size - 1]
      : [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  if (range[0] > range[1]) throw new StorageRefusal('InvalidRange');
  return range;
}
