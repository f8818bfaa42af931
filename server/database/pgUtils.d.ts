/** The part of `pg` that its own extensions take their values through; it comes without types. */
declare module 'pg/lib/utils.js' {
  const utils: { readonly prepareValue: (value: unknown) => Buffer | string | null };
  export default utils;
}
