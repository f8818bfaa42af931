-- What is late is looked for each minute: steps whose time is up, and submissions that are still called late.
CREATE INDEX step_intervals_due ON step_intervals (due_at) WHERE ended_at IS NULL;
CREATE INDEX tags_late ON tags (id) WHERE name = 'late';
