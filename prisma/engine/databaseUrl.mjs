/** The name of the database that a connection string means. */
export function databaseName(url) {
  return decodeURIComponent(new URL(url).pathname.slice(1)) || 'postgres';
}

/** The same server, another database. */
export function withDatabase(url, name) {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(name)}`;
  changed.searchParams.delete('schema');
  return changed.href;
}

export function quoted(name) {
  return `"${name.replaceAll('"', '""')}"`;
}
