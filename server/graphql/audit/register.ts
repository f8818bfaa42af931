import '#server/graphql/audit/AuditEntry.ts';
import '#server/graphql/audit/auditEntries.ts';
