/** The part of `pg` that serializes parameter values. It has no types. */
declare module 'pg/lib/utils.js' {
  const utils: { readonly prepareValue: (value: unknown) => Buffer | string | null };
  export default utils;
}
