-- A team proves that a domain is its own with a DNS record. Only a verified domain is unique, so that a claim that nobody
-- has proven blocks no other team. Decision 0113.
CREATE TYPE team_domain_state AS ENUM ('pending', 'verified', 'failed');
CREATE TYPE team_domain_problem AS ENUM ('recordMissing', 'recordDifferent', 'resolverUnavailable', 'otherTeam');

ALTER TABLE team_domains
  ADD COLUMN state team_domain_state NOT NULL DEFAULT 'pending',
  ADD COLUMN problem team_domain_problem,
  ADD COLUMN verification_token uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN attempts integer NOT NULL DEFAULT 0,
  ADD COLUMN asked_at timestamptz(3) NOT NULL DEFAULT now(),
  ADD COLUMN found_at timestamptz(3),
  ADD COLUMN verified_at timestamptz(3),
  ADD COLUMN checked_at timestamptz(3),
  ADD COLUMN next_check_at timestamptz(3) DEFAULT now();

DROP INDEX team_domains_domain_key;
DROP INDEX team_domains_team_id_idx;
CREATE UNIQUE INDEX team_domains_team_id_domain_key ON team_domains (team_id, domain);
CREATE UNIQUE INDEX team_domains_verified ON team_domains (domain) WHERE state = 'verified';
CREATE INDEX team_domains_next_check_at_idx ON team_domains (next_check_at);
