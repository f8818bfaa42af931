-- Entries from before the trigger, which the workers then seal. It is a separate transaction, so that it sees every entry that was
-- written while the trigger was created, and so that sign-ins don't wait for it.
INSERT INTO audit_unsealed (entry_id)
SELECT id FROM audit_entries e WHERE NOT EXISTS (SELECT FROM audit_seals s WHERE s.entry_id = e.id)
ON CONFLICT DO NOTHING;
