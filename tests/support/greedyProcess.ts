/** Asked for so many megabytes, it takes them where V8's own limit does not count, and says so once it has them. */
process.on('message', (megabytes: number) => {
  const held = Array.from({ length: megabytes }, () => Buffer.alloc(1024 * 1024, 1));
  process.send?.(held.length);
});
