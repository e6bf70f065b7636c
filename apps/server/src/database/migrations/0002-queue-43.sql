-- The job queue migrates its own tables (schema pgboss) when it starts; this entry stands for their version 43, that of
-- pg-boss 12.35. With it an upgrade of the queue takes a snapshot first, and an older version refuses the newer tables.
-- A test asks for the next entry when pg-boss brings another version.
select 1;
