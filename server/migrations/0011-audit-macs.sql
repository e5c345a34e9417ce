-- The end of each organization's trail bears a MAC under a key of the installation, which the database does not hold: who can
-- write the tables can make rows and hashes anew, but no head. Null where a head could not be trusted when rows were appended.
alter table audit_heads add column mac bytea;
