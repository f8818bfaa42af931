/** Allocates the requested megabytes outside V8's own limit, and reports when done. */
process.on('message', (megabytes: number) => {
  const held = Array.from({ length: megabytes }, () => Buffer.alloc(1024 * 1024, 1));
  process.send?.(held.length);
});
